import type { Actor } from '#core/actor.ts'
import type { Language } from '#core/texts.ts'
import { callUntyped, type PathAnswering } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { showDocument, type DocumentRequest } from '../requests.ts'
import { useUser } from '../session.ts'
import { toastError } from '../toasts.ts'

/** The documents of a kind of record: how the viewer is asked for one, and the call that reads such a record. */
type DocumentsOf<Thing, Kind> = {
  request(thing: Thing, kind: Kind, actor: Actor, language: Language): DocumentRequest
  path: PathAnswering<{ item: Thing }>
}

/** Shows a document in the viewer with all that its module offers there; of a record known by its number it reads the rest. */
export function useShowDocument<Thing, Kind>({ request, path }: DocumentsOf<Thing, Kind>) {
  const actor = useUser()
  const language = useLanguage()
  const show = (thing: Thing, kind: Kind) => showDocument(request(thing, kind, actor, language))
  return {
    show,
    showById: async (id: number, kind: Kind): Promise<void> => {
      try {
        // The type of the path guarantees that it returns such a record.
        show((await callUntyped(path, { id })).item as Thing, kind)
      } catch (error) {
        toastError(error)
      }
    },
  }
}
