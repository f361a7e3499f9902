import { defineRefusals } from '../refusal.ts'

/** Files that are not accepted. */
export const filesRefusals = defineRefusals({
  file_type_not_allowed: {
    tr: 'Bu dosya türü kabul edilmiyor. İzin verilen: {allowed}.',
    de: 'Diese Dateiart wird nicht angenommen. Erlaubt: {allowed}.',
    en: 'This file type is not accepted. Allowed: {allowed}.',
  },
  file_too_large: {
    tr: 'Dosya çok büyük. En fazla {max} MB.',
    de: 'Die Datei ist zu groß. Höchstens {max} MB.',
    en: 'The file is too large. At most {max} MB.',
  },
})
