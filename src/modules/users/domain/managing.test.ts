import { describe, expect, test } from 'vitest'
import { mayManage, whyMayNotChange, whyMayNotPlace, whyMustStay } from './managing.ts'

const admin = { id: 2, user_level: 1, bayi: 1 }
const dealerAdmin = { id: 5, user_level: 3, bayi: 2 }
const staff = { id: 3, user_level: 2, bayi: 2 }

describe('who manages whom', () => {
  test.each([
    ['administrator', admin, { id: 9, user_level: 1, bayi: 3 }, null],
    ['administrator', admin, { id: 9, user_level: 4, bayi: 2 }, null],
    ['administrator', admin, { id: 1, user_level: 0, bayi: 1 }, 'user_is_reserved'],
    ['administrator', admin, { id: 9, user_level: 0, bayi: 1 }, 'user_is_reserved'],
    ['dealer administrator', dealerAdmin, { id: 9, user_level: 4, bayi: 2 }, null],
    ['dealer administrator', dealerAdmin, { id: 9, user_level: 3, bayi: 2 }, null],
    ['dealer administrator', dealerAdmin, { id: 9, user_level: 1, bayi: 2 }, 'ERR_104'],
    ['dealer administrator', dealerAdmin, { id: 9, user_level: 2, bayi: 3 }, 'ERR_105'],
    ['staff', staff, { id: 9, user_level: 2, bayi: 2 }, 'ERR_105'],
    ['staff', staff, { id: 9, user_level: 1, bayi: 2 }, 'ERR_105'],
  ])('%s %o over %o: %s', (_, actor, user, code) => {
    expect(whyMayNotChange(actor, user)?.code ?? null).toBe(code)
    expect(mayManage(actor, user)).toBe(code === null)
  })

  test('only administrators place people at any dealer', () => {
    expect(whyMayNotPlace(admin, 3)).toBeNull()
    expect(whyMayNotPlace(dealerAdmin, 2)).toBeNull()
    expect(whyMayNotPlace(dealerAdmin, 3)).toMatchObject({ code: 'ERR_105' })
  })
})

describe('who must stay', () => {
  const self = { ...admin, blocked: '0' as const }
  const other = { ...self, id: 8 }

  test.each([
    ['blocks the own account', self, { user_level: 1, blocked: '1' as const }, 1, 'user_is_self'],
    ['lowers itself, another remains', self, { user_level: 2, blocked: '0' as const }, 1, null],
    ['lowers itself as the last', self, { user_level: 2, blocked: '0' as const }, 0, 'user_is_last_admin'],
    ['blocks another, one remains', other, { user_level: 1, blocked: '1' as const }, 1, null],
    ['blocks the last other', other, { user_level: 1, blocked: '1' as const }, 0, 'user_is_last_admin'],
    ['keeps the last as it is', self, { user_level: 1, blocked: '0' as const }, 0, null],
  ])('%s', (_, before, after, others, code) => {
    expect(whyMustStay(admin, before, after, others)?.code ?? null).toBe(code)
  })

  test('a blocked administrator is no administrator to lose', () => {
    const blocked = { ...other, blocked: '1' as const }
    expect(whyMustStay(admin, blocked, { user_level: 2, blocked: '1' }, 0)).toBeNull()
  })
})
