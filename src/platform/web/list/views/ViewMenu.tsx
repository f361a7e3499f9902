import { Button, TextInput } from '@mantine/core'
import {
  IconCheck,
  IconDeviceFloppy,
  IconEdit,
  IconPin,
  IconPinnedOff,
  IconPlus,
  IconShare,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState, type RefObject } from 'react'
import { isAdmin } from '#core/actor.ts'
import type { ViewContent } from '#core/lists/list-layout.ts'
import { changeableViews } from '#core/lists/list-views.ts'
import { inScope } from '#core/scope.ts'
import { actOn, errorText, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { changeSettings, useListSettings } from '../columns/list-settings.ts'
import { RowMenu, type RowAction } from '../rows/RowMenu.tsx'
import { useStable } from '../use-stable.ts'
import type { SavedView, ViewControl } from './use-views.ts'
import classes from './ViewBar.module.css'
import { viewTexts } from './view-texts.ts'

type Props = {
  list: string
  anchor: RefObject<HTMLElement | null>
  views: ViewControl
  content: ViewContent
  isChanged: boolean
  onClose(): void
}

type Naming = { title: string; name: string; save(name: string): Promise<SavedView> }

type Action = RowAction<null>

/** The views of a list, and what can be done with the one that is open. */
export function ViewMenu(props: Props) {
  const { anchor, views, onClose } = props
  const t = useTexts(viewTexts)
  const [isMenu, setMenu] = useState(true)
  const [naming, setNaming] = useState<Naming | null>(null)
  const choices = useChoices(views)
  const acts = useActions(props, setNaming)
  const close = useStable(onClose)
  const isOver = !isMenu && !naming
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  if (naming)
    return (
      <NameDialog
        {...naming}
        onSaved={(view) => {
          views.choose(view)
          onClose()
        }}
        onClose={onClose}
      />
    )
  const place = anchor.current?.getBoundingClientRect()
  return isMenu ? (
    <RowMenu
      row={null}
      label={t('view')}
      place={{ x: place?.left ?? 0, y: (place?.bottom ?? 0) + 4 }}
      actions={[...choices, ...acts]}
      onClose={() => setMenu(false)}
    />
  ) : null
}

/** The default list, own views, and views shared by others. */
function useChoices(views: ViewControl): Action[] {
  const t = useTexts(viewTexts)
  const user = useUser()
  const own = views.views.filter(({ owner }) => owner === user.id)
  const others = views.views.filter(({ owner }) => owner !== user.id)
  return [null, ...own, ...others].map((view) => ({
    key: `view ${view?.id ?? 0}`,
    label: view?.is_shared === '1' ? t('shared', { name: view.name }) : (view?.name ?? t('usual')),
    icon: <IconCheck size={14} visibility={views.open === view ? 'visible' : 'hidden'} />,
    run: () => views.choose(view),
  }))
}

const saveView = async (view: Omit<SavedView, 'id' | 'owner' | 'version'> & Partial<SavedView>) => {
  const { owner: _owner, ...fields } = view
  return (await write('/list_view/save', fields)).save_response
}

function useActions({ list, views, content, isChanged }: Props, onName: (naming: Naming) => void): Action[] {
  const t = useTexts(viewTexts)
  const user = useUser()
  const usual = useListSettings(list).view
  const acts = useViewActs(views)
  const { open } = views
  const saveAs: Action = {
    key: 'save_as',
    label: t('save_as'),
    icon: <IconPlus size={14} />,
    run: () =>
      onName({
        title: t('save_as'),
        name: '',
        save: (name) => saveView({ list, name, is_shared: '0', content }),
      }),
  }
  if (!open) return [saveAs]
  const mayChange = () => inScope(changeableViews(user), open)
  const isUsual = usual === open.id
  return [
    {
      key: 'save',
      label: t('save'),
      icon: <IconDeviceFloppy size={14} />,
      isShown: () => isChanged && mayChange(),
      run: () => acts.save(open, { content }),
    },
    saveAs,
    {
      key: 'rename',
      label: t('rename'),
      icon: <IconEdit size={14} />,
      isShown: mayChange,
      run: () => onName({ title: t('rename'), name: open.name, save: (name) => saveView({ ...open, name }) }),
    },
    {
      key: 'share',
      label: t(open.is_shared === '1' ? 'unshare' : 'share'),
      icon: <IconShare size={14} />,
      isShown: () => isAdmin(user) && mayChange(),
      run: () => acts.save(open, { is_shared: open.is_shared === '1' ? '0' : '1' }),
    },
    {
      key: 'usual',
      label: t(isUsual ? 'unset_default' : 'set_default'),
      icon: isUsual ? <IconPinnedOff size={14} /> : <IconPin size={14} />,
      run: () => changeSettings(list, { view: isUsual ? undefined : open.id }),
    },
    {
      key: 'delete',
      label: t('delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      isShown: mayChange,
      run: () => acts.remove(open),
    },
  ]
}

function useViewActs(views: ViewControl) {
  const t = useTexts(viewTexts)
  const common = useTexts(commonTexts)
  return {
    async save(view: SavedView, change: Partial<SavedView>) {
      try {
        const { name, version } = await saveView({ ...view, ...change })
        toastUndo(t('saved', { name }), () => saveView({ ...view, version }))
      } catch (error) {
        toastError(error)
      }
    },
    async remove(view: SavedView) {
      const isDeleted = await confirm({
        title: t('delete'),
        message: common('confirm_delete', { name: view.name }),
        confirm: common('delete'),
        danger: true,
        act: () => actOn('/list_view/delete', view),
      })
      if (!isDeleted) return
      views.choose(null)
      const { id: _id, version: _version, ...kept } = view
      toastUndo(t('deleted', { name: view.name }), async () => views.choose(await saveView(kept)))
    },
  }
}

type NameProps = Naming & { onSaved(view: SavedView): void; onClose(): void }

function NameDialog({ title, name, save, onSaved, onClose }: NameProps) {
  const t = useTexts(viewTexts)
  const common = useTexts(commonTexts)
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit() {
    setSaving(true)
    try {
      const view = await save(typed)
      toastSuccess(t('saved', { name: view.name }))
      onSaved(view)
    } catch (error) {
      setProblem(errorText(error))
      setSaving(false)
    }
  }

  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <form
        className="wk-page"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          data-autofocus
          label={t('name')}
          value={typed}
          maxLength={60}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes.formButtons}>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSaving} disabled={!typed.trim()}>
            {common('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
