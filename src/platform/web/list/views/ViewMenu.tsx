import { Button, Menu, TextInput } from '@mantine/core'
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
import { useState, type RefObject } from 'react'
import { isAdmin } from '#core/actor.ts'
import type { ViewContent } from '#core/list-layout.ts'
import { changeableViews } from '#core/list-views.ts'
import { inScope } from '#core/scope.ts'
import { errorText, write } from '../../api.ts'
import { confirm } from '../../dialogs.tsx'
import { Dialog } from '../../Dialog.tsx'
import { useTexts } from '../../language.tsx'
import { useUser } from '../../session.ts'
import { commonTexts } from '../../texts.ts'
import { toastError, toastSuccess } from '../../toasts.ts'
import { changeSettings, useListSettings } from '../list-settings.ts'
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

/** The views of a list, and what can be done with the one that is open. */
export function ViewMenu(props: Props) {
  const { anchor, views, onClose } = props
  const [naming, setNaming] = useState<Naming | null>(null)
  const place = anchor.current?.getBoundingClientRect()
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
  return (
    <Menu opened position="bottom-start" trapFocus returnFocus onClose={onClose}>
      <Menu.Target>
        <span style={{ position: 'fixed', left: place?.left ?? 0, top: place?.bottom ?? 0 }} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <ViewChoice {...props} />
        <Menu.Divider />
        <ViewActs {...props} onName={setNaming} />
      </Menu.Dropdown>
    </Menu>
  )
}

function ViewChoice({ views }: Props) {
  const t = useTexts(viewTexts)
  const user = useUser()
  const isOwn = ({ owner }: SavedView) => owner === user.id
  const own = views.views.filter(isOwn)
  const shared = views.views.filter((view) => !isOwn(view))
  const item = (view: SavedView | null) => (
    <Menu.Item
      key={view?.id ?? 0}
      leftSection={<IconCheck size={14} visibility={views.open === view ? 'visible' : 'hidden'} />}
      onClick={() => views.choose(view)}
    >
      {view?.name ?? t('usual')}
    </Menu.Item>
  )
  return (
    <>
      {item(null)}
      {own.length > 0 && <Menu.Label>{t('own')}</Menu.Label>}
      {own.map(item)}
      {shared.length > 0 && <Menu.Label>{t('shared')}</Menu.Label>}
      {shared.map(item)}
    </>
  )
}

const saveView = async (view: Omit<SavedView, 'id' | 'owner' | 'version'> & Partial<SavedView>) => {
  const { owner: _owner, ...fields } = view
  return (await write('/list_view/save', fields)).save_response
}

function ViewActs({ list, views, content, isChanged, onName }: Props & { onName(naming: Naming): void }) {
  const t = useTexts(viewTexts)
  const user = useUser()
  const usual = useListSettings(list).view
  const { open } = views
  const mayChange = open !== null && inScope(changeableViews(user), open)
  const acts = useViewActs(views)
  return (
    <>
      {mayChange && (
        <Menu.Item
          leftSection={<IconDeviceFloppy size={14} />}
          disabled={!isChanged}
          onClick={() => acts.save({ ...open, content })}
        >
          {t('save')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPlus size={14} />}
        closeMenuOnClick={false}
        onClick={() =>
          onName({
            title: t('save_as'),
            name: '',
            save: (name) => saveView({ list, name, is_shared: '0', content }),
          })
        }
      >
        {t('save_as')}
      </Menu.Item>
      {mayChange && (
        <Menu.Item
          leftSection={<IconEdit size={14} />}
          closeMenuOnClick={false}
          onClick={() =>
            onName({ title: t('rename'), name: open.name, save: (name) => saveView({ ...open, name }) })
          }
        >
          {t('rename')}
        </Menu.Item>
      )}
      {mayChange && isAdmin(user) && (
        <Menu.Item
          leftSection={<IconShare size={14} />}
          onClick={() => acts.save({ ...open, is_shared: open.is_shared === '1' ? '0' : '1' })}
        >
          {t(open.is_shared === '1' ? 'unshare' : 'share')}
        </Menu.Item>
      )}
      {open && (
        <Menu.Item
          leftSection={usual === open.id ? <IconPinnedOff size={14} /> : <IconPin size={14} />}
          onClick={() => changeSettings(list, { view: usual === open.id ? undefined : open.id })}
        >
          {t(usual === open.id ? 'unset_default' : 'set_default')}
        </Menu.Item>
      )}
      {mayChange && (
        <Menu.Item color="red" leftSection={<IconTrash size={14} />} onClick={() => acts.remove(open)}>
          {t('delete')}
        </Menu.Item>
      )}
    </>
  )
}

function useViewActs(views: ViewControl) {
  const t = useTexts(viewTexts)
  const common = useTexts(commonTexts)
  return {
    async save(view: SavedView) {
      try {
        const saved = await saveView(view)
        toastSuccess(t('saved', { name: saved.name }))
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
        act: () => write('/list_view/delete', { id: view.id }),
      })
      if (!isDeleted) return
      views.choose(null)
      toastSuccess(t('deleted', { name: view.name }))
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
        className={classes.form}
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
