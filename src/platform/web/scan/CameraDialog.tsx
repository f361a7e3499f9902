import { Alert } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Dialog } from '../dialogs/Dialog.tsx'
import { useTexts } from '../language.tsx'
import { useStable } from '../list/use-stable.ts'
import { barcodeReader, codeText, type BarcodeReader } from './barcode.ts'
import { scanTexts } from './scan-texts.ts'

const LOOK_EVERY_MS = 150

type Props = { onFound(code: string): void; onClose(): void }

/** The picture of the camera until a code is seen in it. */
export function CameraDialog({ onFound, onClose }: Props) {
  const t = useTexts(scanTexts)
  const video = useRef<HTMLVideoElement>(null)
  const problem = useScan(video, (code) => {
    onFound(code)
    onClose()
  })
  return (
    <Dialog title={t('scan')} onClose={onClose}>
      {problem ? (
        <Alert color="orange" variant="light" role="alert">
          {t(problem)}
        </Alert>
      ) : (
        <>
          <p>{t('hint')}</p>
          <video ref={video} muted playsInline style={{ width: '100%', maxHeight: '60vh' }} />
        </>
      )}
    </Dialog>
  )
}

type Problem = 'no_reader' | 'no_camera'

/** Looks for codes while it is shown; the camera goes off with it. */
function useScan(video: RefObject<HTMLVideoElement | null>, found: (code: string) => void): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null)
  const onFound = useStable(found)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null

    async function start() {
      const reader = await barcodeReader().catch(() => null)
      if (isOver) return
      if (!reader) return setProblem('no_reader')
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        return setProblem('no_camera')
      }
      const screen = video.current
      if (isOver || !screen) return stop()
      Object.assign(screen, { srcObject: stream })
      await screen.play()
      await look(reader)
    }

    async function look(reader: BarcodeReader) {
      while (!isOver && video.current) {
        const [code] = await reader.detect(video.current).catch(() => [])
        const text = code ? codeText(code.rawValue) : ''
        if (text && !isOver) return onFound(text)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    }

    function stop() {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    void start()
    return stop
  }, [video, onFound])
  return problem
}
