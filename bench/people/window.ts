import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { hurried, interestOf, isConcerned, keysOfRecord, keysOfRow, type Interest } from '#core/announced.ts'
import { unhurriedCalls } from '#app/shows.ts'
import type { Area } from '#core/areas.ts'
import { rowsOf } from '#core/lists/compact-rows.ts'
import { callTogether } from '#core/platform-calls/together.ts'
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
  planned: Planned | null
}

/** When and how an answer is read again: whole, or only these of its rows. */
type Planned = {
  timer: NodeJS.Timeout
  dueAt: number
  ids: number[] | null
  /** Nothing that hurries if there is none. */
  news: News | null
}

type Gathered = {
  call: RecordedCall
  isOfOthers: boolean
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const GATHER_MS = 60
/** The answer of an own call may come later than its notice. */
const ANSWER_MS = 300
const BEFORE_MS = 4_000
const LONGEST_RETRY = 30
/** Whoever comes back after so long reads within this span what would have waited. */
const AWAY_MS = 10_000
const RETURN_SPAN_MS = 500

/** The rows of an answer, whichever way they travel. */
const rowsIn = ({ fields, values, datalist }: Answer) =>
  fields && values
    ? rowsOf<{ id: number }>(fields as string[], values as unknown[][])
    : ((datalist ?? []) as { id: number }[])

/** The events to which a window listens while no chat and no order form is open. */
const HEARD = [
  'changed',
  'reference_version',
  'refres_cooke',
  'topic1',
  'gorev',
  'chat_message',
  'chat_ticks',
  'chat_changed',
  'incoming_call',
  'hold_notice',
]

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
    this.socket.on('connect', () => this.socket.emit('hears', HEARD))
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
    for (const shown of this.shown.values()) unplan(shown)
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
    this.touch()
    await Promise.all(calls.map((call) => this.ask(call, 'person')))
    this.say()
  }

  /** The person moves the mouse or presses a key. */
  touch(): void {
    const isBack = performance.now() - this.touchedAt > AWAY_MS
    this.touchedAt = performance.now()
    if (!isBack) return
    const soon = Math.random() * RETURN_SPAN_MS
    this.laterAt = this.touchedAt + soon
    for (const shown of this.shown.values())
      if (shown.planned?.news) this.plan(shown, soon, shown.planned.ids, shown.planned.news)
  }

  /** As if nobody had touched the window for so long. */
  leaveAlone(ms: number): void {
    this.touchedAt = performance.now() - ms
  }

  /** Calls of the last customer are not shown any more. */
  forget(isGone: (call: RecordedCall) => boolean): void {
    for (const [key, shown] of this.shown) {
      if (!isGone(shown.call)) continue
      unplan(shown)
      this.shown.delete(key)
    }
  }

  /** An act of the person; what it wrote is read again where this window shows it. */
  async act(call: RecordedCall): Promise<Answer> {
    this.touch()
    const answer = await this.call(call, 'person')
    const written = answer.written as unknown as Heard | undefined
    if (written)
      await Promise.all(
        [...this.shown.values()]
          .filter(({ interest }) => isConcerned(interest, written))
          .map((shown) => this.ask(shown.call, 'own')),
      )
    return answer
  }

  private async ask(call: RecordedCall, cause: Cause | 'own'): Promise<void> {
    const answer = await (cause === 'person' ? this.call(call, cause) : this.reread(call, cause))
    if (this.around.writes.has(call.path)) return
    const answers = call.path === callTogether.path ? (answer.answers as Answer[]) : [answer]
    for (const [place, part] of partsOf(call).entries()) this.note(part, answers[place] as Answer)
  }

  /** What is read again at the same moment is one call. */
  private reread(call: RecordedCall, cause: 'others' | 'own'): Promise<Answer> {
    const isOfOthers = cause === 'others'
    const { again } = this.around.tally()
    if (isOfOthers) for (const { path } of partsOf(call)) again.set(path, (again.get(path) ?? 0) + 1)
    if (this.around.policy === 'everything') return this.call(call, isOfOthers ? 'others' : 'person')
    return new Promise((resolve, reject) => {
      this.gathered.push({ call, isOfOthers, resolve, reject })
      if (this.gathered.length === 1) setTimeout(() => void this.sendGathered(), GATHER_MS)
    })
  }

  private async sendGathered(): Promise<void> {
    const together = this.gathered
    this.gathered = []
    const calls = together.map(({ call }) => call)
    const cause = together.every(({ isOfOthers }) => isOfOthers) ? 'others' : 'person'
    try {
      const { answers } = await this.call({ path: callTogether.path, body: { calls } }, cause)
      for (const [place, { call, resolve }] of together.entries()) {
        const part = (answers as Answer[])[place] as Answer
        if (!part.status.isContinue) this.around.tally().refused.push(`${call.path} ${part.status.code}`)
        resolve(part)
      }
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
    const shown = this.shown.get(key)
    // What is planned stays planned when somebody reads it meanwhile.
    if (shown) Object.assign(shown, { answer, interest })
    else this.shown.set(key, { call, answer, interest, planned: null })
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
    if (this.isHidden || (shown.planned && shown.planned.dueAt <= dueAt)) return
    this.readIn(ms, shown, ids, news)
  }

  private readIn(ms: number, shown: Shown, ids: number[] | null, news: News | null): void {
    unplan(shown)
    const timer = setTimeout(() => {
      shown.planned = null
      const { path, body } = shown.call
      const read = ids
        ? this.reread({ path, body: { ...body, offset: 0, limit: ids.length, only_ids: ids } }, 'others')
        : this.ask(shown.call, 'others')
      void Promise.resolve(read)
        .then(() => news && this.around.tally().seen[news.kind].push(performance.now() - news.at))
        .catch(() => undefined)
    }, ms)
    shown.planned = { timer, dueAt: performance.now() + ms, ids, news }
  }

  /** As every window did before: four seconds after any write everything that shows the area. */
  heardArea(areas: readonly Area[]): void {
    for (const shown of this.shown.values())
      if (!shown.planned && this.around.areasOf(shown.call.path).some((area) => areas.includes(area)))
        this.readIn(BEFORE_MS, shown, null, null)
  }
}

function unplan(shown: Shown): void {
  if (shown.planned) clearTimeout(shown.planned.timer)
  shown.planned = null
}

export const areasBy =
  (shows: ReadonlyMap<string, readonly Area[]>) =>
  (path: string): readonly Area[] =>
    shows.get(path) ?? []
