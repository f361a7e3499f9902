import { Center, Input, Loader } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTexts } from '../language.tsx'
import { screenPart } from '../screen/screen-part.tsx'
import { ScreenFailure } from '../shell/ScreenFailure.tsx'
import { commonTexts } from '../texts.ts'
import type { FieldProps } from './field-props.ts'
import classes from './RichText.module.css'

const RichTextEditor = screenPart(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

/** Formatted text of a record, as HTML. */
export function RichTextField<Values>({ form, name, label, description }: FieldProps<Values>) {
  const t = useTexts(commonTexts)
  const value = form.values[name]
  return (
    <Input.Wrapper
      size="xs"
      label={label}
      labelElement="div"
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={form.errors[name]}
      withAsterisk={form.isRequired(name)}
    >
      <CatchBoundary getResetKey={() => name} errorComponent={ScreenFailure}>
        <Suspense
          fallback={
            <Center className={classes.waiting}>
              <Loader size="sm" aria-label={t('busy')} />
            </Center>
          }
        >
          <RichTextEditor
            label={label}
            value={typeof value === 'string' ? value : ''}
            isInvalid={Boolean(form.errors[name])}
            onChange={(html) => form.set(name, html as Values[typeof name])}
          />
        </Suspense>
      </CatchBoundary>
    </Input.Wrapper>
  )
}
