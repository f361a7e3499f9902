import { defineTexts } from '../texts.ts'

/** Why bottles cannot be held while an order is being typed. */
export const holdsRefusals = defineTexts({
  hold_too_many: {
    tr: 'Bir taslakta en çok {max} şişe ayrılabilir.',
    de: 'Für einen Entwurf können höchstens {max} Flaschen gehalten werden.',
    en: 'At most {max} bottles can be held for a draft.',
  },
  hold_too_many_drafts: {
    tr: 'En çok {max} taslak için şişe ayırabilirsiniz. Önce birini kapatın.',
    de: 'Sie halten schon Flaschen für {max} Entwürfe. Schließen Sie zuerst einen davon.',
    en: 'You hold bottles for {max} drafts already. Close one of them first.',
  },
  hold_not_yours: {
    tr: 'Bu taslak başka birinin.',
    de: 'Dieser Entwurf gehört jemand anderem.',
    en: 'This draft belongs to somebody else.',
  },
  hold_expired: {
    tr: 'Ayırma süresi doldu. {code}: artık yalnızca {count:number} şişe boşta.',
    de: 'Die Flaschen werden nicht mehr gehalten. {code}: {count|one=Es ist|other=Es sind} nur noch {count:number} frei.',
    en: 'The bottles are no longer held. {code}: only {count:number} {count|one=is|other=are} free.',
  },
  hold_nobody: {
    tr: 'Bu şarabı şu anda başka kimse ayırmıyor.',
    de: 'Von diesem Wein hält gerade niemand sonst Flaschen.',
    en: 'Nobody else holds bottles of this wine now.',
  },
})
