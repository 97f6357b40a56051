import { defineEvent, id } from '#kernel/events'

export const pictureStored = defineEvent('picture.stored', 'A new picture was stored.', { pictureId: id })
