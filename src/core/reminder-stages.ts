import { defineTexts, type Text } from './texts/texts.ts'

/** Payment reminder, first dunning, last dunning. */
export const stages = [1, 2, 3] as const

export type Stage = (typeof stages)[number]

/** What each stage is called: in settings, buttons, badges, the change log and on letters. */
export const stageNames: Readonly<Record<Stage, Text>> = {
  1: { tr: '1. uyarı', de: 'Zahlungserinnerung', en: 'First reminder' },
  2: { tr: '2. uyarı', de: 'Mahnung', en: 'Second reminder' },
  3: { tr: '3. uyarı', de: 'Letzte Mahnung', en: 'Third reminder' },
}

export const stageTexts = defineTexts({
  stage_1: stageNames[1],
  stage_2: stageNames[2],
  stage_3: stageNames[3],
})

/** The name of the stage that a text is told as `stage`, in one of its languages. */
export const namedStage = (language: keyof Text): string =>
  `{stage|1=${stageNames[1][language]}|2=${stageNames[2][language]}|other=${stageNames[3][language]}}`

/** The name of the stage that is told as `stage`. */
export const anyStage: Text = { tr: namedStage('tr'), de: namedStage('de'), en: namedStage('en') }
