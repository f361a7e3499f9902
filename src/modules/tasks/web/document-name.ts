type Say = (key: 'document_1' | 'document_2' | 'document_3', params: { no: string }) => string

/** 'Rechnung 100234'; nothing for a task without a document. */
export function documentName(t: Say, belge_tip: number, no: string | null): string | null {
  if (no === null || (belge_tip !== 1 && belge_tip !== 2 && belge_tip !== 3)) return null
  return t(`document_${belge_tip}`, { no })
}
