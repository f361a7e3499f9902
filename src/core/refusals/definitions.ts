import { defineTexts } from '../texts.ts'

/** Why people, dealers, wines, lists or rates cannot be changed so. */
export const definitionsRefusals = defineTexts({
  company_incomplete: {
    tr: 'Firma bilgileri eksik (ad, adres, vergi numarası veya IBAN). Fatura kesmeden önce Genel Tanımlar › Kurulum altında tamamlayın.',
    de: 'Die Firmendaten sind unvollständig (Name, Anschrift, Steuernummer oder IBAN). Bitte ergänzen Sie sie unter Einrichtung › Firma und Bank, bevor Sie eine Rechnung ausstellen.',
    en: 'The company record is incomplete (name, address, tax number or IBAN). Complete it under Setup › Company and bank before issuing an invoice.',
  },
  stock_in_use: {
    tr: 'Bu şarabın hareketleri veya siparişleri var, silinemez. Satıştan kaldırmak için “Satışta” işaretini kaldırın.',
    de: 'Zu diesem Wein gibt es Bewegungen oder Aufträge, er kann nicht gelöscht werden. Nehmen Sie ihn stattdessen aus dem Verkauf.',
    en: 'This wine has movements or orders and cannot be deleted. Take it off sale instead.',
  },
  stock_not_enough: {
    tr: 'Depoda yalnızca {available} şişe var.',
    de: 'Im Lager {available|one=ist|other=sind} nur {available} {available|one=Flasche|other=Flaschen}.',
    en: 'Only {available} {available|one=bottle is|other=bottles are} in the warehouse.',
  },
  user_is_self: {
    tr: 'Kendi hesabınızı silemez veya engelleyemezsiniz.',
    de: 'Das eigene Konto lässt sich nicht löschen oder sperren.',
    en: 'You cannot delete or block your own account.',
  },
  user_is_last_admin: {
    tr: 'Son etkin yönetici silinemez, engellenemez veya yetkisi düşürülemez.',
    de: 'Der letzte aktive Administrator kann nicht gelöscht, gesperrt oder herabgestuft werden.',
    en: 'The last active administrator cannot be deleted, blocked or demoted.',
  },
  user_is_reserved: {
    tr: 'Sistem kullanıcısı değiştirilemez.',
    de: 'Der Systembenutzer kann nicht geändert werden.',
    en: 'The system user cannot be changed.',
  },
  dealer_circle: {
    tr: 'Bir bayi kendisinin üst firması olamaz.',
    de: 'Ein Händler kann sich nicht selbst übergeordnet sein.',
    en: 'A dealer cannot be its own parent.',
  },
  reference_built_in: {
    tr: '“{name}” kaydına programın kuralları dayanıyor: adı ve sırası değiştirilebilir, kaldırılamaz.',
    de: 'Auf „{name}“ stützen sich Regeln des Programms: Name und Platz lassen sich ändern, der Eintrag bleibt.',
    en: 'Rules of the program rely on “{name}”: its name and place can be changed, the entry stays.',
  },
  reference_usual: {
    tr: '“{name}” ayarlarda olağan seçim olarak duruyor. Önce orada başka bir kayıt seçin.',
    de: '„{name}“ ist in den Einstellungen die übliche Wahl. Bitte wählen Sie dort zuerst einen anderen Eintrag.',
    en: '“{name}” is the usual choice in the settings. Please choose another entry there first.',
  },
  reference_fixed: {
    tr: 'Bu listenin kayıtları sabittir, yalnızca adları değiştirilebilir.',
    de: 'Die Einträge dieser Liste stehen fest; ändern lassen sich nur ihre Namen.',
    en: 'The entries of this list are fixed; only their names can be changed.',
  },
  tax_rate_in_force: {
    tr: 'Bu oran yürürlükte, silinemez. Yeni bir tarihten itibaren başka bir oran ekleyin.',
    de: 'Dieser Satz gilt bereits und bleibt. Tragen Sie einen neuen Satz ab einem späteren Tag ein.',
    en: 'This rate is in force and stays. Add another rate from a later day on.',
  },
})
