import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { Action } from '#platform/web/module.ts'
import { sendTask } from '#platform/web/records/requests.ts'

const titles = defineTexts({
  new_task: { tr: 'Yeni görev', de: 'Neue Aufgabe', en: 'New task' },
})

export const actions: readonly Action[] = [
  {
    key: 'new_task',
    title: titles.new_task,
    who: everyone,
    run: () => sendTask({ belge_tip: 0, belge_no: null, about: '' }),
  },
]
