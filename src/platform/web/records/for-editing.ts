/** A form keeps the record it was filled from unrefreshed, so that a conflict is found when it is saved. */
export const forEditing = { staleTime: 0, gcTime: 0, meta: { isEdited: true } } as const
