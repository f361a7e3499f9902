import { Box } from '@mantine/core'
import { formatDate, formatMoment } from '#core/days/dates.ts'
import { referenceLabel } from '#core/references.ts'
import { errorText } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import type { ConversationRow } from '#modules/customers/domain/conversations.ts'
import { useLatestConversations } from '../customer-data.ts'
import classes from '../Talks.module.css'
import { trackingTexts } from '../texts.ts'

/** How an outcome is called in the interface language; a promise to pay names its day. */
export function useOutcome() {
  const rows = useReferenceRows('sys_gorusme_asama')
  const language = useLanguage()
  return ({ sts, descp, promised_day }: Pick<ConversationRow, 'sts' | 'descp' | 'promised_day'>) => {
    const row = rows.find((candidate) => candidate.def_type === sts)
    const label = row ? referenceLabel('sys_gorusme_asama', row, language) : descp
    return promised_day ? `${label} (${formatDate(promised_day)})` : label
  }
}

type Props = {
  cusId: number
  /** Whether the shortcut for recording a conversation works here. */
  hasKey?: boolean
}

/** The latest conversations, shown without a click. */
export function LatestConversations({ cusId, hasKey = false }: Props) {
  const t = useTexts(trackingTexts)
  const language = useLanguage()
  const outcome = useOutcome()
  const { data, error } = useLatestConversations(cusId)
  return (
    <Box
      className={`wk-stack ${classes.latest}`}
      role="region"
      aria-label={t('latest_conversations')}
      // Scrolled by keyboard as well.
      tabIndex={0}
    >
      <h3 className="wk-heading">{t('latest_conversations')}</h3>
      {error && <p className="wk-problem">{errorText(error, language)}</p>}
      {data?.length === 0 && (
        <p className="wk-muted">
          {t('no_conversations')}
          {hasKey && ` ${t('first_conversation')}`}
        </p>
      )}
      <ol className={`wk-list wk-stack ${classes.talks}`}>
        {data?.map((talk) => (
          <li key={talk.id}>
            <span className="wk-bar">
              <span className="wk-strong">{outcome(talk)}</span>
              <span className="wk-muted">
                {formatMoment(talk.zaman)} · {talk.name_surname}
              </span>
            </span>
            {talk.note && <span className={classes.talkNote}>{talk.note}</span>}
          </li>
        ))}
      </ol>
    </Box>
  )
}
