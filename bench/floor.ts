import { createServer } from 'node:http'
import { createPool } from '#platform/server/database/database.ts'
import { questions, type Question } from './questions.ts'

/** The same SQL as the product's lists, with nothing around it. */
const pool = createPool(process.env.DATABASE_URL ?? '', 8)

createServer(async (request, response) => {
  const name = (request.url ?? '/').slice(1) as Question
  const question = questions[name]
  if (!question) return response.end('{}')
  const offset = Number(request.headers['x-offset'] ?? 0)
  const least = name === 'cold' ? [Number(request.headers['x-least'] ?? 0)] : []
  const totals = await pool.query(question.totals.replace('$least', '$1'), least)
  const page = await pool.query(question.page.replace('$least', '$2'), [offset, ...least])
  response.setHeader('content-type', 'application/json')
  return response.end(JSON.stringify({ datalist: page.rows, ...totals.rows[0] }))
}).listen(Number(process.env.PORT), '127.0.0.1')
