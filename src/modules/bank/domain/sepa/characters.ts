const FOLDED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  ş: 's',
  Ş: 'S',
  ı: 'i',
  İ: 'I',
  ğ: 'g',
  Ğ: 'G',
  ç: 'c',
  Ç: 'C',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  ð: 'd',
  '&': '+',
}

const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')
const OTHERS = /[^A-Za-z0-9/\-?:().,'+ ]+/g

/** A text in the letters that banks take; German and Turkish ones are folded, others lose their accents or become blanks. */
export const sepaText = (text: string, longest: number): string =>
  text
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, ' ')
    .replace(/\s+/g, ' ')
    // Banks refuse references that begin with a slash.
    .replace(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, longest)
    .trim()

/** A reference: the same letters without blanks. */
export const sepaReference = (text: string): string => sepaText(text, 70).replaceAll(' ', '').slice(0, 35)
