import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'

/**
 * The orders that a report tells: administrators all of them, a dealer administrator those that were taken for the own
 * dealer, whoever took them and wherever that person works today, and the own ones.
 */
export const ofDealer = (actor: Actor) =>
  isAdmin(actor) ? sql<boolean>`true` : sql<boolean>`(bayi_id = ${actor.bayi} or per_id = ${actor.id})`
