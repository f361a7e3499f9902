import { everyone } from '#core/actor.ts'
import type { Action } from '#platform/web/module.ts'
import { keyTexts } from '#platform/web/keys/key-texts.ts'
import { helpRequest, keyModeRequest, TOUR } from '#platform/web/records/requests.ts'
import { helpTexts } from '../texts.ts'

export const actions: readonly Action[] = [
  { key: 'help', title: helpTexts.help_here, who: everyone, run: () => helpRequest.set(location.pathname) },
  { key: 'tour', title: helpTexts.open_tour, who: everyone, run: () => helpRequest.set(TOUR) },
  { key: 'keys', title: keyTexts.single_keys, who: everyone, run: () => keyModeRequest.set(true) },
]
