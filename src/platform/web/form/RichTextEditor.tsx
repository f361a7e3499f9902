import { ActionIcon, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import classes from './RichText.module.css'
import { richTexts } from './rich-texts.ts'

/** Exactly what survives the cleaning on the server; anything else would be lost on the way. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, protocols: ['mailto'], HTMLAttributes: { rel: 'noopener noreferrer' } },
  }),
]

type Props = { label: string; value: string; isInvalid: boolean; onChange(html: string): void }

/** A letter with plain formatting. Loaded when the first one is opened. */
export function RichTextEditor({ label, value, isInvalid, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: classes.page ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className={`wk-panel ${classes.editor}`} data-invalid={isInvalid || undefined}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className="wk-scroll" />
    </div>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const t = useTexts(richTexts)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  // The editor's own focus() waits for the next frame and would take the focus from a user who has moved on.
  function edit() {
    editor.view.focus()
    return editor.chain()
  }
  return (
    <Group gap={2} className={classes.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <Tool label={t('bold')} isOn={on.bold} run={() => edit().toggleBold().run()}>
        <IconBold size={15} />
      </Tool>
      <Tool label={t('italic')} isOn={on.italic} run={() => edit().toggleItalic().run()}>
        <IconItalic size={15} />
      </Tool>
      <Tool label={t('underline')} isOn={on.underline} run={() => edit().toggleUnderline().run()}>
        <IconUnderline size={15} />
      </Tool>
      <Tool label={t('heading')} isOn={on.heading} run={() => edit().toggleHeading({ level: 3 }).run()}>
        <IconH3 size={15} />
      </Tool>
      <Tool label={t('bullets')} isOn={on.bullets} run={() => edit().toggleBulletList().run()}>
        <IconList size={15} />
      </Tool>
      <Tool label={t('numbers')} isOn={on.numbers} run={() => edit().toggleOrderedList().run()}>
        <IconListNumbers size={15} />
      </Tool>
      <Tool label={t('link')} isOn={on.link} run={() => setLinking(true)}>
        <IconLink size={15} />
      </Tool>
      <Tool label={t('undo')} isDisabled={!on.canUndo} run={() => edit().undo().run()}>
        <IconArrowBackUp size={15} />
      </Tool>
      <Tool label={t('redo')} isDisabled={!on.canRedo} run={() => edit().redo().run()}>
        <IconArrowForwardUp size={15} />
      </Tool>
      {isLinking && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onLink={(href) => {
            const link = edit().extendMarkRange('link')
            if (href) link.setLink({ href }).run()
            else link.unsetLink().run()
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </Group>
  )
}

type ToolProps = { label: string; isOn?: boolean; isDisabled?: boolean; run(): unknown; children: ReactNode }

function Tool({ label, isOn, isDisabled = false, run, children }: ToolProps) {
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'subtle'}
      color={isOn ? undefined : 'gray'}
      size="sm"
      aria-label={label}
      title={label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      disabled={isDisabled}
      onClick={run}
    >
      {children}
    </ActionIcon>
  )
}
