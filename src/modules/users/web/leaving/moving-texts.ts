import { defineTexts } from '#core/texts/texts.ts'

/** Texts of the confirmation before a user moves to another dealer. */
export const movingTexts = defineTexts({
  title: {
    tr: '{name} {dealer} bayisine geçiyor',
    de: '{name} wechselt zu {dealer}',
    en: '{name} moves to {dealer}',
  },
  question: {
    tr: 'Kişiyle birlikte geçer: {customers} müşteri, {appointments} randevu, {tasks} görev. {dealer} bayisinde kalır: {orders} faturasız sipariş ve bütün eski satışlar. Hak edilen prim kişinindir.',
    de: 'Das geht mit: {customers} {customers|one=Kunde|other=Kunden}, {appointments} {appointments|one=Termin|other=Termine}, {tasks} {tasks|one=Aufgabe|other=Aufgaben}. Bei {dealer} bleiben {orders} {orders|one=Auftrag|other=Aufträge} ohne Rechnung und alle früheren Verkäufe. Verdiente Provision behält die Person.',
    en: 'These go along: {customers} {customers|one=customer|other=customers}, {appointments} {appointments|one=appointment|other=appointments}, {tasks} {tasks|one=task|other=tasks}. These stay with {dealer}: {orders} {orders|one=order|other=orders} without invoice and all earlier sales. The person keeps the commission earned.',
  },
  confirm: { tr: 'Geçir', de: 'Wechseln', en: 'Move' },
})
