import { expect, test } from 'vitest'
import { foreignWrites, functionsWithDynamicSql } from './database-functions.ts'
import { ownersOfTables } from './owned-tables.ts'
import { readProgramTexts } from './program.ts'
import { readSources } from './sources.ts'

const FIGURES = 'what a change adds to the figures of the reports (ADR 0042)'

/** Database functions that write a table of another module than the one that triggers or calls them, and why (ADR 0024). */
const allowed: Record<string, { writes: string[]; why: string }> = {
  audit_row: { writes: ['sys_audit'], why: 'the change log (ADR 0004)' },
  cut_holds: { writes: ['bottle_holds'], why: 'a correction of stock shortens holds (ADR 0031)' },
  drop_chat_file: { writes: ['sys_files'], why: 'a deleted message takes its file along' },
  end_open_of_gone: {
    writes: ['calls', 'hold_drafts'],
    why: 'what somebody has open about a customer ends when the customer is gone',
  },
  follow_commission: { writes: ['siparisler'], why: 'paying a commission marks the order (ADR 0013)' },
  keep_call_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_draw_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_line_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_newest_head: {
    writes: ['kept_heads'],
    why: 'the newest consent is known beside its chain (ADR 0034)',
  },
  keep_order_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_outcome_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_owed_figures: { writes: ['figure_deltas'], why: FIGURES },
  keep_rate: { writes: ['prim_oranlari'], why: 'the history of commission rates (ADR 0013)' },
  note_buyer: { writes: ['changed_buyers'], why: 'customers whose turnover is counted anew (ADR 0050)' },
  raise_ref_version: { writes: ['sys_ref_versions'], why: 'browsers follow reference lists (ADR 0004)' },
}

const texts = await readProgramTexts()

test('database functions write tables of other modules only where it is said why', async () => {
  const sources = await readSources()
  const found = foreignWrites({ texts, sources, ownerOf: ownersOfTables(sources) })
  expect(found).toEqual(
    Object.fromEntries(Object.entries(allowed).map(([name, { writes }]) => [name, writes])),
  )
})

test('only procedures that create triggers build statements at run time', () => {
  expect(functionsWithDynamicSql(texts)).toEqual([
    'announce_records',
    'announce_writes',
    'watch_reference',
    'watch_table',
  ])
})

const owners: Record<string, string> = { orders_table: 'orders', slips: 'commissions', marks: 'commissions' }

const routine = (name: string, body: string) => `
CREATE OR REPLACE FUNCTION ${name}(customer integer) RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${body}
END $$;
`

const trigger = (table: string, name: string) => `
CREATE OR REPLACE TRIGGER follow AFTER INSERT ON ${table} FOR EACH ROW
  WHEN (NEW.id > 0) EXECUTE FUNCTION ${name}();
`

/** The foreign writes of a program, with a query in the code of the module that owns the slips. */
const planted = (planted_texts: string[], query = '') =>
  foreignWrites({
    texts: planted_texts,
    ownerOf: (table) => owners[table] ?? 'definitions',
    sources: [{ module: 'commissions', text: query }],
  })

test.each([
  ['updates', 'UPDATE orders_table o\n  SET paid = true FROM changed;'],
  ['inserts', 'INSERT INTO\n  public."orders_table" SELECT new.id;'],
  ['deletes', 'DELETE FROM ONLY orders_table WHERE id = old.id;'],
  ['merges', 'MERGE INTO orders_table o USING changed ON true WHEN MATCHED THEN UPDATE SET paid = true;'],
])('a trigger that %s rows of another module is found', (_way, body) => {
  const program = [routine('follow_slips', body), trigger('slips', 'follow_slips')]
  expect(planted(program)).toEqual({ follow_slips: ['orders_table'] })
})

test('a write behind another function is found, by a trigger or by a query', () => {
  const outer = routine('follow_slips', 'PERFORM mark_order(new.id);')
  const inner = routine('mark_order', 'UPDATE orders_table SET paid = true;')
  expect(planted([outer, inner, trigger('slips', 'follow_slips')])).toEqual({ mark_order: ['orders_table'] })
  expect(planted([inner], 'sql`select mark_order(${id})`')).toEqual({ mark_order: ['orders_table'] })
})

test('a trigger that writes its own module, or only reads, is none', () => {
  const own = routine(
    'follow_slips',
    'INSERT INTO marks VALUES (new.id); -- UPDATE orders_table SET paid = true',
  )
  const reading = routine('check_order', 'PERFORM 1 FROM orders_table FOR UPDATE;')
  const triggers = trigger('slips', 'follow_slips') + trigger('slips', 'check_order')
  expect(planted([own, reading, triggers])).toEqual({})
})

test('a statement that is built at run time is found', () => {
  const body = "EXECUTE format('UPDATE %I SET paid = true', name);"
  expect(functionsWithDynamicSql([routine('write_anything', body)])).toEqual(['write_anything'])
})
