import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { hurried, interestOf, isConcerned, keysOfRecord, keysOfRow, type Interest } from '#core/announced.ts'
import { unhurriedCalls } from '#app/shows.ts'
import type { Area } from '#core/areas.ts'
import { rowsOf } from '#core/list.ts'
import { callTogether } from '#core/together.ts'
import { joined } from '#platform/web/live/interests.ts'
import { laterMs, unhurriedMs } from '#platform/web/live/spans.ts'
import type { Heard } from '#platform/web/live/stale.ts'
import { post } from '../lists.ts'
import { partsOf, type RecordedCall } from './recorded.ts'

/** What a call was made for. */
export type Cause = 'person' | 'others'

/** What all windows count together. */
export type Tally = {
  calls: Record<Cause, number>
  /** What was read again because of others, by path. */
  again: Map<string, number>
  reads: number[]
  /** How long after a write others had read it again, for what shows the record and for what lists it. */
  seen: Record<Shape, number[]>
  busy: number
  refused: string[]
}

type Shape = 'record' | 'list'
/** A write of somebody, and when it was acknowledged. */
type News = { kind: Shape; at: number }

export const emptyTally = (): Tally => ({
  calls: { person: 0, others: 0 },
  again: new Map(),
  reads: [],
  seen: { record: [], list: [] },
  busy: 0,
  refused: [],
})

/** When the announcements of the latest writes were acknowledged. */
const writtenAt = new Map<number, number>()
const REMEMBERED = 5_000

/** How a window reacts to what others write: as the browser does, or as it did before notices named records. */
export type Policy = 'concerned' | 'everything'

export type Surroundings = {
  origin: string
  /** Paths of calls that write. */
  writes: ReadonlySet<string>
  areasOf(path: string): readonly Area[]
  tally(): Tally
  policy: Policy
}

type Answer = Record<string, unknown> & {
  status: { isContinue: boolean; code?: string }
  written?: { ids: number[] }
}
type Shown = {
  call: RecordedCall
  answer: Answer
  interest: Interest
  timer: NodeJS.Timeout | null
  dueAt: number
}

type Gathered = { call: RecordedCall; resolve(answer: Answer): void; reject(error: unknown): void }

const GATHER_MS = 60
/** The answer of an own call may come later than its notice. */
const ANSWER_MS = 300
const BEFORE_MS = 4_000
const LONGEST_RETRY = 30

/** The rows of an answer, whichever way they travel. */
const rowsIn = ({ fields, values, datalist }: Answer) =>
  fields && values
    ? rowsOf<{ id: number }>(fields as string[], values as unknown[][])
    : ((datalist ?? []) as { id: number }[])

/** A window of the web app without its pictures: it asks, says what it shows, and reads again what it hears of. */
export class VirtualWindow {
  readonly sesion_id: string
  private readonly around: Surroundings
  private readonly socket: Socket
  private shown = new Map<string, Shown>()
  private answered = new Set<number>()
  private touchedAt = performance.now()
  private said = ''
  private laterAt = 0
  private gathered: Gathered[] = []
  isHidden = false

  constructor(around: Surroundings, sesion_id: string) {
    this.around = around
    this.sesion_id = sesion_id
    this.socket = io(around.origin, {
      path: '/realtime',
      auth: { sesion_id },
      transports: ['websocket'],
      forceNew: true,
    })
    this.socket.on('changed', (notice: Heard) => {
      if (around.policy === 'concerned') setTimeout(() => this.heard(notice), notice.is_own ? ANSWER_MS : 0)
    })
  }

  ready = () =>
    new Promise<void>((resolve, reject) => {
      this.socket.once('connect', resolve)
      this.socket.once('connect_error', reject)
    })

  close(): void {
    for (const { timer } of this.shown.values()) if (timer) clearTimeout(timer)
    this.shown.clear()
    this.socket.disconnect()
  }

  /** One call, made again when the server says so. */
  async call({ path, body }: RecordedCall, cause: Cause): Promise<Answer> {
    const { origin, writes, tally } = this.around
    const isWrite = writes.has(path)
    const fields = { ...body, sesion_id: this.sesion_id, ...(isWrite ? { request_id: randomUUID() } : {}) }
    const sent = cause === 'others' ? { ...fields, is_refetch: true } : fields
    const asked = performance.now()
    for (let tries = 0; tries < LONGEST_RETRY; tries += 1) {
      const answer = JSON.parse(await post(`${origin}/api${path}`, sent)) as Answer
      if (answer.status.code === 'server_busy') {
        tally().busy += 1
        await pause(1_000 + Math.random() * 2_000)
        continue
      }
      tally().calls[cause] += 1
      if (!isWrite) tally().reads.push(performance.now() - asked)
      if (!answer.status.isContinue) tally().refused.push(`${path} ${answer.status.code}`)
      for (const id of answer.written?.ids ?? []) {
        this.answered.add(id)
        writtenAt.set(id, performance.now())
      }
      for (const id of writtenAt.keys()) if (writtenAt.size > REMEMBERED) writtenAt.delete(id)
      return answer
    }
    throw new Error(`${path} was refused for too long`)
  }

  /** Opens a screen, or a part of it: its calls at once, as the browser makes them. */
  async open(calls: readonly RecordedCall[]): Promise<void> {
    this.touchedAt = performance.now()
    await Promise.all(calls.map((call) => this.ask(call, 'person')))
    this.say()
  }

  /** As if nobody had touched the window for so long. */
  leaveAlone(ms: number): void {
    this.touchedAt = performance.now() - ms
  }

  /** Calls of the last customer are not shown any more. */
  forget(isGone: (call: RecordedCall) => boolean): void {
    for (const [key, { call, timer }] of this.shown) {
      if (!isGone(call)) continue
      if (timer) clearTimeout(timer)
      this.shown.delete(key)
    }
  }

  /** An act of the person; what it wrote is read again where this window shows it. */
  async act(call: RecordedCall): Promise<Answer> {
    this.touchedAt = performance.now()
    const answer = await this.call(call, 'person')
    const written = answer.written as unknown as Heard | undefined
    if (written)
      await Promise.all(
        [...this.shown.values()]
          .filter(({ interest }) => isConcerned(interest, written))
          .map((shown) => this.ask(shown.call, 'person')),
      )
    return answer
  }

  private async ask(call: RecordedCall, cause: Cause): Promise<void> {
    const answer = await (cause === 'others' ? this.reread(call) : this.call(call, cause))
    if (this.around.writes.has(call.path)) return
    const answers = call.path === callTogether.path ? (answer.answers as Answer[]) : [answer]
    for (const [place, part] of partsOf(call).entries()) this.note(part, answers[place] as Answer)
  }

  /** What is read again at the same moment is one call. */
  private reread(call: RecordedCall): Promise<Answer> {
    const { again } = this.around.tally()
    for (const { path } of partsOf(call)) again.set(path, (again.get(path) ?? 0) + 1)
    if (this.around.policy === 'everything') return this.call(call, 'others')
    return new Promise((resolve, reject) => {
      this.gathered.push({ call, resolve, reject })
      if (this.gathered.length === 1) setTimeout(() => void this.sendGathered(), GATHER_MS)
    })
  }

  private async sendGathered(): Promise<void> {
    const together = this.gathered
    this.gathered = []
    const calls = together.map(({ call }) => call)
    try {
      const { answers } = await this.call({ path: callTogether.path, body: { calls } }, 'others')
      for (const [place, { resolve }] of together.entries()) resolve((answers as Answer[])[place] as Answer)
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
  }

  private note(call: RecordedCall, answer: Answer): void {
    const unhurried = unhurriedCalls[call.path as `/${string}`]
    const interest = {
      ...interestOf(this.around.areasOf(call.path), call.path, call.body, answer),
      unhurried,
    }
    const key = JSON.stringify([call.path, call.body])
    const { timer = null, dueAt = 0 } = this.shown.get(key) ?? {}
    this.shown.set(key, { call, answer, interest, timer, dueAt })
  }

  private say(): void {
    const shown = { ...joined([...this.shown.values()].map(({ interest }) => interest)), own: ['customers'] }
    const text = JSON.stringify(shown)
    if (text === this.said) return
    this.said = text
    this.socket.emit('shows', { ...shown, age_ms: 2_000 })
  }

  private heard(notice: Heard): void {
    if (notice.id !== undefined && this.answered.has(notice.id)) return
    const soon = Math.random() * notice.span_ms
    for (const shown of this.shown.values()) {
      if (!isConcerned(shown.interest, notice)) continue
      const ids = this.rowsToPatch(shown, notice)
      const at = writtenAt.get(notice.id ?? 0) ?? performance.now()
      if (!isConcerned(hurried(shown.interest), notice)) this.plan(shown, unhurriedMs(), null, null)
      else if (shown.interest.keys) this.plan(shown, soon, null, { kind: 'record', at })
      else if (!notice.areas.length && ids.length) this.plan(shown, soon, ids, { kind: 'record', at })
      else this.plan(shown, this.later(), null, { kind: 'list', at })
    }
  }

  private later(): number {
    const now = performance.now()
    if (this.laterAt < now) this.laterAt = now + laterMs(now - this.touchedAt)
    return this.laterAt - now
  }

  /** The rows of a page that the records are about. */
  private rowsToPatch({ call, answer }: Shown, { records }: Heard): number[] {
    if (typeof call.body.limit !== 'number' || !call.path.endsWith('/list')) return []
    const keys = new Set(records.flatMap((record) => keysOfRecord(record).slice(0, 1)))
    return rowsIn(answer)
      .filter((row) => keysOfRow(call.path, row).some((key) => keys.has(key)))
      .map(({ id }) => id)
  }

  private plan(shown: Shown, ms: number, ids: number[] | null, news: News | null): void {
    const dueAt = performance.now() + ms
    if (this.isHidden || (shown.timer && shown.dueAt <= dueAt)) return
    if (shown.timer) clearTimeout(shown.timer)
    shown.dueAt = dueAt
    shown.timer = setTimeout(() => {
      shown.timer = null
      const { path, body } = shown.call
      const read = ids
        ? this.reread({ path, body: { ...body, offset: 0, limit: ids.length, only_ids: ids } })
        : this.ask(shown.call, 'others')
      void Promise.resolve(read)
        .then(() => news && this.around.tally().seen[news.kind].push(performance.now() - news.at))
        .catch(() => undefined)
    }, ms)
  }

  /** As every window did before: four seconds after any write everything that shows the area. */
  heardArea(areas: readonly Area[]): void {
    for (const shown of this.shown.values())
      if (!shown.timer && this.around.areasOf(shown.call.path).some((area) => areas.includes(area))) {
        shown.timer = setTimeout(() => {
          shown.timer = null
          void this.ask(shown.call, 'others').catch(() => undefined)
        }, BEFORE_MS)
      }
  }
}

export const areasBy =
  (shows: ReadonlyMap<string, readonly Area[]>) =>
  (path: string): readonly Area[] =>
    shows.get(path) ?? []
