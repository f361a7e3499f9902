// oxlint-disable-next-line no-restricted-imports -- every other drawer is made of this one
import { Alert, Button, Drawer, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { use, useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { errorText, type CallError } from '../api.ts'
import { confirm } from '../dialogs/dialogs.tsx'
import { tell, useTexts } from '../language.tsx'
import { usePanelKeys } from '../keys/kept-keys.ts'
import { useReturnFocus } from '../dialogs/return-focus.ts'
import { commonTexts } from '../texts.ts'
import { ReloadRecord } from './reload-record.ts'
import { reveal } from './reveal.ts'
import classes from './RecordDrawer.module.css'
import type { EditorState } from './use-editor.ts'

/** Asks before typed work is lost. */
export async function mayDiscard(isDirty: boolean): Promise<boolean> {
  if (!isDirty) return true
  return confirm({
    title: tell(commonTexts, 'unsaved_title'),
    message: tell(commonTexts, 'unsaved_question'),
    confirm: tell(commonTexts, 'unsaved_discard'),
    cancel: tell(commonTexts, 'unsaved_keep'),
    danger: true,
  })
}

type Props = {
  title: string
  /** A full-screen editor or a panel at the side. */
  size: 'full' | 'side' | 'medium' | 'wide'
  /** What the panel edits; none where it only shows something. */
  editor?: EditorState
  /** Saves in another way, such as after a question; null where nothing may be saved. */
  onSave?: (() => unknown) | null
  /** What saving is called where it is another act, such as sending. */
  saveLabel?: string
  /** Fetches the record again after a conflict, where it is another one than that of the loader; null where it cannot. */
  onReload?: (() => unknown) | null
  onClose(): void
  actions?: ReactNode
  children: ReactNode
}

const nothingEdited: EditorState = { isDirty: false, isSaving: false, save: () => undefined }

const sizes = { full: '100%', side: 460, medium: 680, wide: 'min(1200px, 92vw)' }

/** The frame of every editor: title, fields, save and cancel; Ctrl+S saves, Esc closes, nothing typed is lost. */
export function RecordDrawer(props: Props) {
  const { title, size, editor = nothingEdited, onClose, actions, children } = props
  const { isDirty, isSaving } = editor
  const onSave = props.onSave === undefined ? props.editor?.save : props.onSave
  const t = useTexts(commonTexts)
  const frame = useFocusAfterSave(isSaving)
  const isLeaving = useRef(false)
  useUnsavedGuard(isDirty, isLeaving)
  useReturnFocus()
  usePanelKeys()
  useHotkeys(onSave ? [['mod+S', () => void onSave(), { preventDefault: true }]] : [], [])

  async function close() {
    if (!(await mayDiscard(isDirty))) return
    // Closing may change the address, which must not ask a second time.
    isLeaving.current = true
    onClose()
  }
  useEscapeWithoutFocus(close)

  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size={sizes[size]}
      title={title}
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (isOwnEscape(event)) void close()
      }}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{
        header: classes.header,
        title: classes.title,
        body: classes.body,
        content: classes.content,
        overlay: classes.overlay,
      }}
    >
      <form
        ref={frame}
        className={classes.form}
        tabIndex={-1}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSave?.()
        }}
      >
        <div className={`wk-scroll ${classes.fields}`}>{children}</div>
        <Conflict editor={editor} onReload={props.onReload} />
        <Group className={classes.footer} justify="space-between">
          <Group gap="xs">{actions}</Group>
          <Group gap="xs">
            <Button variant="default" onClick={() => void close()}>
              {onSave ? t('cancel') : t('close')}
            </Button>
            {onSave && (
              <Button
                type="submit"
                loading={isSaving}
                leftSection={<IconDeviceFloppy size={14} />}
                title="Ctrl+S"
              >
                {props.saveLabel ?? t('save')}
              </Button>
            )}
          </Group>
        </Group>
      </form>
    </Drawer>
  )
}

type ConflictProps = {
  editor: EditorState
  onReload?: (() => unknown) | null | undefined
}

/** Somebody else was faster: says who changed what, and offers their version where it can be fetched; what was typed stays. */
export function Conflict({ editor, ...props }: ConflictProps) {
  const { failure } = editor
  return failure?.status.code === 'record_changed' ? (
    <ShownConflict failure={failure} editor={editor} {...props} />
  ) : null
}

function ShownConflict({ failure, editor, ...props }: ConflictProps & { failure: CallError }) {
  const t = useTexts(commonTexts)
  const ofLoader = use(ReloadRecord)
  const onReload = props.onReload === undefined ? ofLoader : props.onReload
  // The pressed button disappears with the conflict.
  useReturnFocus()

  async function reload() {
    await onReload?.()
    editor.acceptNewer?.()
  }

  return (
    <Alert ref={reveal} className={classes.conflict} color="orange" variant="light" role="alert">
      <Group justify="space-between" wrap="nowrap">
        <span>{errorText(failure)}</span>
        {onReload && (
          <Button variant="default" flex="none" onClick={() => void reload()}>
            {t('changed_reload')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

/** The save button is disabled while it works and loses the focus; the first invalid field or the form gets it. */
function useFocusAfterSave(isSaving: boolean) {
  const frame = useRef<HTMLFormElement>(null)
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body) {
      const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(wrong ?? frame.current)?.focus()
    }
    wasSaving.current = isSaving
  }, [isSaving])
  return frame
}

/** A dialog above the drawer or an open dropdown handles Esc first. */
function isOwnEscape({ key, target, currentTarget, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof Element)) return false
  return currentTarget.contains(target) && target.getAttribute('data-mantine-stop-propagation') !== 'true'
}

/** Drawers in the order they were opened; the last one lies on top. */
const openDrawers: object[] = []

/** While nothing has the focus, as just after opening, Esc belongs to the drawer on top. */
function useEscapeWithoutFocus(close: () => unknown): void {
  const act = useRef(close)
  useEffect(() => {
    act.current = close
  })
  useEffect(() => {
    const self = {}
    openDrawers.push(self)
    const listen = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && openDrawers.at(-1) === self) act.current()
    }
    document.addEventListener('keydown', listen)
    return () => {
      openDrawers.splice(openDrawers.indexOf(self), 1)
      document.removeEventListener('keydown', listen)
    }
  }, [])
}

/** Leaving the page, by link or by closing the tab, asks first too. */
export function useUnsavedGuard(isDirty: boolean, isLeaving?: RefObject<boolean>): void {
  useBlocker({
    shouldBlockFn: async () => !isLeaving?.current && !(await mayDiscard(isDirty)),
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
  })
}
