/** The CSP nonce of this page: every style element that a script adds must carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// The scroll lock of the dialogs reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: nonce })

export const styleNonce = () => nonce
