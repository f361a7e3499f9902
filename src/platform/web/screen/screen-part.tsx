import { use, type ComponentType } from 'react'

/** A screen could not be fetched. */
export class PartMissing extends Error {
  /** Forgets the failed try, so that the screen is fetched anew when it is next shown. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('a part of the app could not be fetched', { cause })
    this.name = 'PartMissing'
    this.forget = forget
  }
}

/** A screen that is fetched when it is first shown; what failed once can be tried again. */
export function screenPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: Promise<ComponentType<Props>> | null = null
  const forget = () => {
    part = null
  }
  return function ScreenPart(props: Props) {
    part ??= load().catch((error: unknown) => {
      throw new PartMissing(error, forget)
    })
    const Part = use(part)
    return <Part {...props} />
  }
}
