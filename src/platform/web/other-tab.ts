type SignedIn = { user: { id: number } }

/** What a change of the stored session, made in another tab, means for this one. */
export function meaningOf(
  here: SignedIn | null,
  there: SignedIn | null,
): 'nothing' | 'signed-out' | 'reload' | 'renewed' | 'other-user' {
  if (!there) return here ? 'signed-out' : 'nothing'
  // Where nobody was signed in, nobody is replaced: the page goes on as that person.
  if (!here) return 'reload'
  return here.user.id === there.user.id ? 'renewed' : 'other-user'
}
