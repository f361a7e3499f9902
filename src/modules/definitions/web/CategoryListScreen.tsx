import { FormSection } from '#platform/web/form/FormSection.tsx'
import { ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { CategoryForm, categoryList, type CategoryRow } from '../domain/categories.ts'
import { definitionTexts } from '../texts.ts'
import { DefinitionScreen } from './DefinitionScreen.tsx'
import { definitionScreenTexts } from './texts.ts'

/** /genel/category: the groups customers are sorted into. */
export function CategoryListScreen() {
  const t = useTexts(definitionScreenTexts)
  return (
    <DefinitionScreen
      list={categoryList}
      resource="/sys_category"
      title={t('categories')}
      subtitle={t('categories_hint')}
      newLabel={t('category_new')}
      nameOf={({ category }) => category}
      panel="category"
    />
  )
}

export function CategoryEditor({ category, onClose }: { category: CategoryRow | null; onClose(): void }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const initial: CategoryForm = { cat_type: category?.cat_type ?? null, category: category?.category ?? '' }
  const editor = useEditor(category ? '/sys_category/update' : '/sys_category/create', CategoryForm, {
    initial,
    record: category,
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={category ? t('category_edit') : t('category_new')}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <FormSection title={t('categories')}>
        {category && <ShownValue label={label('id')} value={String(category.id)} />}
        <TextField form={form} name="category" label={label('category')} autoFocus />
        <TextField form={form} name="cat_type" label={label('cat_type')} description={t('cat_type_hint')} />
      </FormSection>
    </RecordDrawer>
  )
}
