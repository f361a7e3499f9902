/** A form that is filled from the record keeps what it was filled from, so that a conflict is found when it is saved. */
export const forEditing = { staleTime: 0, gcTime: 0, meta: { isEdited: true } } as const
