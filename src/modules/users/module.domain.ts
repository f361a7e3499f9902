import type { DomainModule } from '#core/domain-module.ts'
import { plain, translated } from '#core/reference-definition.ts'

const persons = `per_id user_id cus_user rand_user cus_random_user dnd_usr created_by released_by withdrawn_by undone_by
  decided_by learned_by send_user reciver_usr kayit_user owner owner_id owner_before`

export const users = {
  references: {
    sys_user_level: translated('descp', 'def_type', { keptIn: 'user_level' }),
    sys_users: plain('user_name', 'id', {
      order: 'name',
      joined: ['name', 'surname'],
      extra: ['name', 'surname', 'user_level', 'bayi'],
      keptIn: persons,
    }),
  },
  logged: {
    // Stored for the old program, without effect.
    internal: 'user_type skin fb sys_back sys_yetki avi about',
    count: 'failed_login_try_count',
    number: 'raking',
  },
} satisfies DomainModule
