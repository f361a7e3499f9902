import { Button, Group, Loader, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { ChatUser } from '#modules/chat/domain/chat.ts'
import { ABOUT_MAX } from '#modules/chat/domain/limits.ts'
import { chatError } from '../live/chat-toasts.ts'
import { refreshPeople, useProfile } from '../chat-data.ts'
import { chatPanelTexts } from './panel-texts.ts'
import { pictureFields, PictureField, type ChosenPicture } from './PictureField.tsx'

/** The user's own profile as others see it. */
export function OwnProfile({ onClose }: { onClose(): void }) {
  const t = useTexts(chatPanelTexts)
  const { id } = useUser()
  const { data } = useProfile(id)
  return (
    <Dialog title={t('own_profile')} onClose={onClose}>
      {data ? <ProfileForm profile={data} onClose={onClose} /> : <Loader size="sm" />}
    </Dialog>
  )
}

function ProfileForm({ profile, onClose }: { profile: ChatUser; onClose(): void }) {
  const t = useTexts(chatPanelTexts)
  const c = useTexts(commonTexts)
  const queries = useQueryClient()
  const [about, setAbout] = useState(profile.about ?? '')
  const [picture, setPicture] = useState<ChosenPicture>(undefined)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await write('/chat/profile/update', { about: about.trim(), ...(await pictureFields(picture)) })
      await refreshPeople(queries)
      toastSuccess(t('profile_saved'))
      onClose()
    } catch (error) {
      chatError(error)
      setSaving(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <PictureField
          target={{ uid: profile.uid }}
          name={profile.name_surname}
          avi={profile.avi}
          chosen={picture}
          isRemovable
          onChange={setPicture}
        />
        <strong>{profile.name_surname}</strong>
        <Textarea
          size="xs"
          rows={3}
          data-autofocus
          label={t('about')}
          maxLength={ABOUT_MAX}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={`${about.length} / ${ABOUT_MAX}`}
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {c('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
