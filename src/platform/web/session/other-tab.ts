type SignedIn = { user: { id: number } }

/** What a change of the stored session, made in another tab, means for this one. */
export function meaningOf(
  here: SignedIn | null,
  there: SignedIn | null,
): 'nothing' | 'signed-out' | 'reload' | 'renewed' | 'other-user' {
  if (!there) return here ? 'signed-out' : 'nothing'
  // No user was signed in here: the page reloads as the user of the other tab.
  if (!here) return 'reload'
  return here.user.id === there.user.id ? 'renewed' : 'other-user'
}
