/** Sound that is being recorded. */
export type Recording = {
  /** How loud it is right now, from 0 to 1. */
  level(): number
  /** Ends the recording and answers the sound. */
  finish(): Promise<Blob>
  cancel(): void
}

/** What the browser can record and the server takes. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']

function levelMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 256
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.frequencyBinCount)
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      return Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128
    },
    close: () => void context.close(),
  }
}

/** Begins to record; the browser asks for the microphone first. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  const meter = levelMeter(stream)
  recorder.start()

  let ended: Promise<Blob> | null = null
  const end = () => (ended ??= close())

  async function close(): Promise<Blob> {
    if (recorder.state !== 'inactive') recorder.stop()
    await stopped
    meter.close()
    for (const track of stream.getTracks()) track.stop()
    const [type = ''] = recorder.mimeType.split(';')
    return new Blob(parts, { type })
  }

  return { level: meter.level, finish: end, cancel: () => void end() }
}
