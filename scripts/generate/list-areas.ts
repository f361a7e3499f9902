import { endpoints } from '#app/endpoints.ts'
import { isArea, resourceOf } from '#core/areas.ts'
import type { Pool } from '#platform/server/database.ts'

/** The areas of each table, and of the tables that each view reads. */
async function areasByRelation(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; areas: string[] }>(`
    WITH RECURSIVE reads (top, relation) AS (
      SELECT oid, oid FROM pg_class WHERE relkind IN ('v', 'r') AND relnamespace = 'public'::regnamespace
      UNION
      SELECT r.top, d.refobjid FROM reads r
      JOIN pg_rewrite w ON w.ev_class = r.relation
      JOIN pg_depend d ON d.objid = w.oid AND d.classid = 'pg_rewrite'::regclass
        AND d.refclassid = 'pg_class'::regclass)
    SELECT c.relname AS name, array_agg(DISTINCT t.area) AS areas
    FROM reads JOIN pg_class c ON c.oid = reads.top
    JOIN announced_tables() t ON t.relation = reads.relation
    GROUP BY c.relname`)
  return new Map(rows.map(({ name, areas }) => [name, areas]))
}

/** What the declared lists show: a write of one of these areas makes their answers stale. */
export async function listAreas(pool: Pool): Promise<string> {
  const known = await areasByRelation(pool)
  const shown = new Map<string, Set<string>>()
  for (const { path, reads } of endpoints) {
    const areas = (reads ? (known.get(reads) ?? []) : []).filter(isArea)
    const resource = resourceOf(path)
    if (areas.length) shown.set(resource, new Set([...(shown.get(resource) ?? []), ...areas]))
  }
  const lines = [...shown]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([resource, areas]) => `  '${resource}': ${JSON.stringify([...areas].toSorted())},`)
  return `// Generated from the views by "npm run generate". Do not edit.
import type { Shows } from '#core/areas.ts'

/** The areas of the tables that each declared list reads. */
export const listAreas = {
${lines.join('\n')}
} as const satisfies Shows
`
}
