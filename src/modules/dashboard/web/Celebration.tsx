import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { celebrationTexts } from './celebration-texts.ts'
import classes from './HomeScreen.module.css'

const colours = ['#9b2242', '#d4a017', '#4a7c59', '#3b6ea5', '#c96f3b']

/** Where and when each piece of confetti begins to fall. */
const scraps = Array.from({ length: 24 }, (_, index) => ({
  left: `${(index * 37) % 100}%`,
  delay: `${(index * 113) % 900}ms`,
  colour: colours[index % colours.length],
}))

/** A picture of the rankings, another one with each visit, with a little confetti. */
export function Celebration() {
  const t = useTexts(celebrationTexts)
  const { data } = useQuery({
    queryKey: ['/siparisler/dashboard_report', 'picture'],
    queryFn: async () =>
      (await call('/siparisler/dashboard_report', { limit: 0, request_random_image: true })).random_image,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <section className="wk-card" aria-label={t('celebration')}>
      <div className={`wk-bar ${classes.panelHead}`}>
        <h3 className="wk-title">{t('celebration')}</h3>
      </div>
      {data === null && <p className="wk-empty">{t('no_picture')}</p>}
      {data && (
        <>
          <figure className={`wk-middle ${classes.stage}`}>
            <img src={`data:${data.file_type};base64,${data.base_64}`} alt={data.title ?? t('celebration')} />
            {scraps.map(({ left, delay, colour }) => (
              <span
                key={left}
                aria-hidden
                className={classes.confetti}
                style={{ left, background: colour, animationDelay: delay }}
              />
            ))}
          </figure>
          {data.title && <p className={classes.caption}>{data.title}</p>}
        </>
      )}
    </section>
  )
}
