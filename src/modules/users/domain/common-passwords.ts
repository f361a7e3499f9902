/** Words that are often used as passwords; attackers try them first, with digits before and after. */
const COMMON = new Set(
  `password passwort sifre parola kennwort secret geheim login access welcome willkommen hosgeldiniz hello hallo merhaba
  letmein iloveyou admin administrator superuser root user benutzer master test testing tester demo gast guest default
  changeme aendern qwerty qwertz qwertyuiop qwertzuiop azerty asdfgh asdfghjkl yxcvbnm zxcvbnm abc abcd abcde abcdef
  abcdefg abcdefgh abcabc aaaaaa summer sommer winter spring herbst fruehling autumn yaz kis monday montag freitag friday
  january januar december dezember football fussball soccer baseball basketball hockey galatasaray fenerbahce besiktas
  trabzonspor bayern dortmund schalke dragon monkey shadow sunshine princess superman batman starwars pokemon michael
  daniel thomas andreas stefan jessica jennifer mehmet mustafa ahmet fatma ayse istanbul ankara turkiye tuerkiye turkey
  berlin hamburg muenchen deutschland germany schatz hase liebe freedom whatever trustno samsung iphone google facebook
  computer internet server office windows microsoft company firma buero wein weine wine sarap rotwein weisswein
  weinkontor weinhandel weinkeller riesling`.split(/\s+/),
)

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')
const withLetters = (text: string) => text.replace(/[01345@$!7]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** The word inside: without digits and punctuation, and with lookalike signs read as letters. */
function wordsIn(password: string): string[] {
  const text = plain(password)
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [lettersOf(text), lettersOf(withLetters(core)), lettersOf(withLetters(text))]
}

const SHORTEST_NAME = 3
/** A password with only this many letters besides a name still counts as the name. */
const FEW_LETTERS = 3

const isMostly = (word: string, name: string) =>
  word.includes(name) && word.length - name.length <= FEW_LETTERS

/** Whether attackers would try the password first: a common word, or a name known around the account. */
export function isGuessable(password: string, names: readonly (string | null | undefined)[] = []): boolean {
  const words = wordsIn(password)
  const known = names
    .flatMap((name) => plain(name ?? '').split(/[^a-z0-9]+/))
    .map(lettersOf)
    .filter((name) => name.length >= SHORTEST_NAME)
  return words.some((word) => COMMON.has(word) || known.some((name) => isMostly(word, name)))
}
