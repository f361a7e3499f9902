/** Sound and film by their first bytes. A container says by its tracks whether it carries pictures. */
export type Signature = {
  type: string
  /** File extensions, the usual one first. */
  endings: readonly [string, ...string[]]
  matches(bytes: Buffer): boolean
}

const latin1 = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1')

/** Where containers name their tracks; recorders write them first, cameras may write them last. */
const TRACKS = 65_536
const names = (bytes: Buffer, ...words: string[]) =>
  words.some((word) => bytes.subarray(0, TRACKS).includes(word) || bytes.subarray(-TRACKS).includes(word))

const isMatroska = (bytes: Buffer) =>
  bytes.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')) && bytes.subarray(0, 64).includes('webm')
const isOgg = (bytes: Buffer) => latin1(bytes, 0, 4) === 'OggS'
const isMp4 = (bytes: Buffer) => latin1(bytes, 4, 8) === 'ftyp'
/** Frame headers of MPEG sound begin with eleven set bits; layer 0 is AAC in its own wrapping. */
const isMpegSound = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] !== undefined && (bytes[1] & 0xe0) === 0xe0 && bytes[1] !== 0xff
const isAdts = (bytes: Buffer) => isMpegSound(bytes) && ((bytes[1] ?? 0) & 0xf6) === 0xf0

export const mediaSignatures: readonly Signature[] = [
  {
    type: 'video/webm',
    endings: ['webm'],
    matches: (bytes) => isMatroska(bytes) && names(bytes, 'V_VP8', 'V_VP9', 'V_AV1'),
  },
  { type: 'audio/webm', endings: ['webm', 'weba'], matches: isMatroska },
  { type: 'video/ogg', endings: ['ogv', 'ogg'], matches: (bytes) => isOgg(bytes) && names(bytes, 'theora') },
  { type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], matches: isOgg },
  {
    type: 'video/quicktime',
    endings: ['mov', 'qt'],
    matches: (bytes) => isMp4(bytes) && latin1(bytes, 8, 12) === 'qt  ',
  },
  { type: 'video/mp4', endings: ['mp4', 'm4v'], matches: (bytes) => isMp4(bytes) && names(bytes, 'vide') },
  { type: 'audio/mp4', endings: ['m4a', 'mp4'], matches: (bytes) => isMp4(bytes) && names(bytes, 'soun') },
  { type: 'audio/wav', endings: ['wav'], matches: (bytes) => /^RIFF.{4}WAVE/s.test(latin1(bytes, 0, 12)) },
  { type: 'audio/flac', endings: ['flac'], matches: (bytes) => latin1(bytes, 0, 4) === 'fLaC' },
  { type: 'audio/aac', endings: ['aac'], matches: isAdts },
  {
    type: 'audio/mpeg',
    endings: ['mp3', 'mp2', 'mpga'],
    matches: (bytes) => latin1(bytes, 0, 3) === 'ID3' || isMpegSound(bytes),
  },
]
