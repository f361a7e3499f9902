import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Notices go to each person under the name that the conversation has for them: a room by its number, a one-to-one
 * conversation by the other person.
 */
export type Audience = { isRoom: boolean; conversationId: number; userIds: readonly number[] }

export function tellPeople(
  { realtime }: Pick<Services, 'realtime'>,
  { isRoom, conversationId, userIds }: Audience,
  event: string,
  data: object,
): void {
  if (isRoom) return realtime.toUsers(userIds, event, { roomId: conversationId, ...data })
  for (const userId of userIds) {
    const uid = userIds.find((other) => other !== userId)
    realtime.toUser(userId, event, { uid, ...data })
  }
}

type Telling = Pick<SignedInCall<unknown>, 'services' | 'afterCommit'>

/** The conversation has changed; the windows fetch it again. */
export function tellChange({ services, afterCommit }: Telling, audience: Audience): void {
  afterCommit(() => tellPeople(services, audience, 'chat_changed', {}))
}
