import { defineTexts } from './texts.ts'

/** Errors that the browser words itself: no connection, no valid answer. They are loaded from the start. */
export const transportTexts = defineTexts({
  NETWORK_ERROR: {
    tr: 'İnternet bağlantısı yok.',
    de: 'Keine Internetverbindung.',
    en: 'No internet connection.',
  },
  request_timeout: {
    tr: 'Ağ hatası: istek zaman aşımına uğradı. The user aborted a request.',
    de: 'Netzwerkfehler: Zeitüberschreitung der Anfrage. The user aborted a request.',
    en: 'Network error: request timeout. The user aborted a request.',
  },
  too_many_retries: {
    tr: 'Çok fazla deneme yapıldı (Too many retries). Lütfen daha sonra yeniden deneyin.',
    de: 'Zu viele Versuche (Too many retries). Bitte später noch einmal versuchen.',
    en: 'Too many retries. Please try again later.',
  },
  network_response_not_ok: {
    tr: 'Sunucu beklenmeyen bir yanıt verdi (Network response was not ok).',
    de: 'Der Server hat unerwartet geantwortet (Network response was not ok).',
    en: 'Network response was not ok.',
  },
  unexpected_error: {
    tr: 'Beklenmeyen bir hata oluştu: {message}',
    de: 'Ein unerwarteter Fehler ist aufgetreten: {message}',
    en: 'An unexpected error occurred: {message}',
  },
})
