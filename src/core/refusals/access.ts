import { defineRefusals } from '../refusal.ts'

/** Refusals of users who are not signed in or not allowed. */
export const accessRefusals = defineRefusals({
  ERR_104: {
    tr: 'Bu işlem için yetkiniz yok: yönetici yetkisini yalnızca bir yönetici verebilir.',
    de: 'Nicht erlaubt: Nur ein Administrator kann Administratorrechte vergeben.',
    en: 'Not authorized: only an administrator can grant administrator rights.',
  },
  ERR_105: {
    tr: 'Bu işlem için yetkiniz yok. Lütfen yöneticinize başvurun.',
    de: 'Dazu fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an einen Administrator.',
    en: 'You are not authorized to do this. Please contact an administrator.',
  },
  ERR_108: {
    tr: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
    en: 'Your session has ended. Please sign in again.',
  },
})
