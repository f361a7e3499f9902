/** The number without which the policy of this page applies no style element that a script adds. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// The part of the dialogs that keeps the page from scrolling looks for it under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce })

export const styleNonce = () => nonce
