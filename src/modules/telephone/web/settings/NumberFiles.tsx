import { Button, Group, Text, Title } from '@mantine/core'
import { callForFile } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { usePhoneRules } from '../call-data.ts'
import type { ConsentCustomer } from '../consents/consent-customer.ts'
import { consentTexts } from '../consents/consent-texts.ts'

const formats = ['pdf', 'json'] as const

/** Everything about a number for an authority: to read, and to check without the product. */
export function NumberFiles({ customer }: { customer: ConsentCustomer }) {
  const t = useTexts(consentTexts)
  const rules = usePhoneRules()
  const numbers = [...new Set(rules?.dialLines(customer).flatMap(({ number }) => number ?? []) ?? [])]

  async function save(number: string, format: (typeof formats)[number]) {
    try {
      const { blob, name } = await callForFile('/number_file/make', { number, format })
      saveBlob(blob, name)
    } catch (error) {
      toastError(error)
    }
  }

  if (!numbers.length) return null
  return (
    <section>
      <Title order={3} size="h5" mt="lg">
        {t('number_files')}
      </Title>
      {numbers.map((number) => (
        <Group key={number} gap="xs" mt={4}>
          <Text size="sm">{number}</Text>
          {formats.map((format) => (
            <Button
              key={format}
              size="compact-xs"
              variant="default"
              aria-label={`${number} ${format.toUpperCase()}`}
              onClick={() => void save(number, format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Group>
      ))}
    </section>
  )
}
