import type { CountryCode } from './places.ts'

type NamePool = {
  female: readonly string[]
  male: readonly string[]
  surnames: readonly string[]
}

// oxfmt-ignore
const female = [
  'Anna', 'Maria', 'Sabine', 'Petra', 'Claudia', 'Monika', 'Ursula', 'Renate', 'Karin', 'Brigitte', 'Andrea',
  'Susanne', 'Birgit', 'Angelika', 'Gabriele', 'Martina', 'Heike', 'Christine', 'Barbara', 'Ingrid', 'Silke',
  'Julia', 'Katharina', 'Stefanie', 'Nicole', 'Sandra', 'Anja', 'Tanja', 'Kerstin', 'Daniela', 'Lena', 'Laura',
  'Sophie', 'Hannah', 'Johanna', 'Eva', 'Elisabeth', 'Margarete', 'Helga', 'Gisela', 'Ute', 'Franziska',
  'Charlotte', 'Theresa', 'Verena', 'Regina', 'Ulrike', 'Marlene', 'Friederike', 'Annette',
]

// oxfmt-ignore
const male = [
  'Peter', 'Michael', 'Thomas', 'Andreas', 'Wolfgang', 'Klaus', 'Jürgen', 'Günter', 'Stefan', 'Christian', 'Uwe',
  'Werner', 'Horst', 'Frank', 'Dieter', 'Manfred', 'Gerhard', 'Hans', 'Bernd', 'Thorsten', 'Matthias', 'Helmut',
  'Walter', 'Heinz', 'Martin', 'Jörg', 'Rolf', 'Jens', 'Sven', 'Alexander', 'Jan', 'Rainer', 'Holger', 'Karl',
  'Dirk', 'Joachim', 'Ralf', 'Carsten', 'Sebastian', 'Tobias', 'Florian', 'Maximilian', 'Lukas', 'Felix', 'Paul',
  'Jakob', 'Georg', 'Ludwig', 'Konrad', 'Markus',
]

// oxfmt-ignore
const german: NamePool = {
  female,
  male,
  surnames: [
    'Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner', 'Becker', 'Schulz', 'Hoffmann',
    'Schäfer', 'Koch', 'Bauer', 'Richter', 'Klein', 'Wolf', 'Schröder', 'Neumann', 'Schwarz', 'Zimmermann', 'Braun',
    'Krüger', 'Hofmann', 'Hartmann', 'Lange', 'Schmitt', 'Werner', 'Schmitz', 'Krause', 'Meier', 'Lehmann', 'Schmid',
    'Schulze', 'Maier', 'Köhler', 'Herrmann', 'König', 'Walter', 'Mayer', 'Huber', 'Kaiser', 'Fuchs', 'Peters',
    'Lang', 'Scholz', 'Möller', 'Weiß', 'Jung', 'Hahn', 'Schubert', 'Vogel', 'Friedrich', 'Keller', 'Günther',
    'Frank', 'Berger', 'Winkler', 'Roth', 'Beck', 'Lorenz', 'Baumann', 'Franke', 'Albrecht', 'Schuster', 'Simon',
    'Ludwig', 'Böhm', 'Winter', 'Kraus', 'Martin', 'Schumacher', 'Krämer', 'Vogt', 'Stein', 'Jäger', 'Otto', 'Sommer',
    'Groß', 'Seidel', 'Heinrich', 'Brandt', 'Haas', 'Schreiber', 'Graf', 'Dietrich', 'Ziegler', 'Kuhn', 'Kühn',
    'Pohl', 'Engel', 'Horn', 'Busch', 'Bergmann', 'Thomas', 'Voigt', 'Sauer', 'Arnold', 'Wolff', 'Pfeiffer',
    'von Hagen', 'Lüdemann', 'Petersen', 'Claasen', 'Ostermann',
  ],
}

// oxfmt-ignore
const austrian: NamePool = {
  female,
  male,
  surnames: [
    'Gruber', 'Huber', 'Bauer', 'Wagner', 'Müller', 'Pichler', 'Steiner', 'Moser', 'Mayer', 'Hofer', 'Leitner',
    'Berger', 'Fuchs', 'Eder', 'Fischer', 'Schmid', 'Winkler', 'Weber', 'Schwarz', 'Maier', 'Schneider', 'Reiter',
    'Mayr', 'Schmidt', 'Wimmer', 'Egger', 'Brunner', 'Lang', 'Baumgartner', 'Auer', 'Binder', 'Lechner', 'Wolf',
    'Wallner', 'Aigner', 'Ebner', 'Koller', 'Lehner', 'Haas', 'Schuster', 'Haider', 'Hölzl', 'Stadler', 'Thaler',
    'Kirchschlager', 'Rainer', 'Prohaska', 'Novak', 'Zechmeister', 'Kogler',
  ],
}

// oxfmt-ignore
const swiss: NamePool = {
  female: [...female, 'Seraina', 'Ursina', 'Regula', 'Vreni', 'Corinne', 'Nadja', 'Rahel'],
  male: [...male, 'Reto', 'Beat', 'Urs', 'Ueli', 'Hansjörg', 'Andri', 'Roger'],
  surnames: [
    'Müller', 'Meier', 'Schmid', 'Keller', 'Weber', 'Huber', 'Schneider', 'Meyer', 'Steiner', 'Fischer', 'Gerber',
    'Brunner', 'Baumann', 'Frei', 'Zimmermann', 'Moser', 'Widmer', 'Wyss', 'Graf', 'Roth', 'Baumgartner', 'Suter',
    'Bachmann', 'Kunz', 'Berger', 'Bühler', 'Hofer', 'Kaufmann', 'Lüthi', 'Zürcher', 'Egli', 'Bühlmann', 'Ammann',
    'Stalder', 'Odermatt', 'Rüegg', 'Hürlimann', 'Ackermann', 'Zbinden', 'Aebischer', 'Caduff', 'Camenisch',
    'Niederberger', 'Kälin', 'Imhof', 'Aeschlimann', 'Nägeli', 'Hungerbühler',
  ],
}

// oxfmt-ignore
export const turkishNames: NamePool = {
  female: [
    'Ayşe', 'Fatma', 'Emine', 'Elif', 'Zeynep', 'Meryem', 'Hatice', 'Özlem', 'Sevgi', 'Gülsen', 'Derya', 'Ebru',
    'Selin', 'Aylin', 'Nurcan', 'Yasemin', 'Songül', 'Dilek', 'Esra', 'Pınar',
  ],
  male: [
    'Mehmet', 'Mustafa', 'Ahmet', 'Ali', 'Hüseyin', 'Hasan', 'İbrahim', 'Murat', 'Osman', 'Yusuf', 'Emre', 'Cem',
    'Serkan', 'Kemal', 'Orhan', 'Burak', 'Deniz', 'Tolga', 'Uğur', 'Levent',
  ],
  surnames: [
    'Yılmaz', 'Kaya', 'Demir', 'Çelik', 'Şahin', 'Yıldız', 'Yıldırım', 'Öztürk', 'Aydın', 'Özdemir', 'Arslan',
    'Doğan', 'Kılıç', 'Aslan', 'Çetin', 'Kara', 'Koç', 'Kurt', 'Özkan', 'Şimşek', 'Polat', 'Korkmaz', 'Erdoğan',
    'Güneş', 'Aksoy', 'Bulut', 'Taş', 'Güler', 'Karaca', 'Turan',
  ],
}

export const localNames: Readonly<Record<CountryCode, NamePool>> = { DE: german, AT: austrian, CH: swiss }

/** What hangs above the door of an inn. */
// oxfmt-ignore
export const innSigns = [
  'Zur Linde', 'Zum Adler', 'Zur Post', 'Zum Goldenen Hirsch', 'Zum Schwarzen Bären', 'Zum Löwen', 'Zur Krone',
  'Zum Weißen Rössl', 'Zum Ochsen', 'Zur Sonne', 'Zum Anker', 'Zur Alten Mühle', 'Zum Grünen Baum', 'Zum Engel',
  'Am Schlossberg', 'Am Stadttor', 'Seeblick', 'Bergblick', 'Zum Roten Hahn', 'Zur Traube', 'Zum Schwan',
  'Waldfrieden', 'Zum Steinbock', 'Alte Brücke', 'Zum Fischerwirt', 'Zur Schönen Aussicht', 'Am Kirchplatz',
]

/** Kinds of firms with their customer category; `owner` firms carry a surname, the others an inn sign. */
export const firmKinds: readonly { kind: string; category: string; named: 'sign' | 'owner' }[] = [
  { kind: 'Gasthof', category: 'GASTRO', named: 'sign' },
  { kind: 'Restaurant', category: 'GASTRO', named: 'sign' },
  { kind: 'Landgasthaus', category: 'GASTRO', named: 'sign' },
  { kind: 'Weinstube', category: 'GASTRO', named: 'sign' },
  { kind: 'Hotel', category: 'HOTEL', named: 'sign' },
  { kind: 'Pension', category: 'HOTEL', named: 'sign' },
  { kind: 'Vinothek', category: 'HANDEL', named: 'owner' },
  { kind: 'Weinhandlung', category: 'HANDEL', named: 'owner' },
  { kind: 'Feinkost', category: 'HANDEL', named: 'owner' },
  { kind: 'Bistro', category: 'GASTRO', named: 'owner' },
  { kind: 'Schreinerei', category: 'FIRMA', named: 'owner' },
  { kind: 'Reisebüro', category: 'FIRMA', named: 'owner' },
  { kind: 'Autohaus', category: 'FIRMA', named: 'owner' },
  { kind: 'Bauunternehmen', category: 'FIRMA', named: 'owner' },
]

export const legalForms: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['', '', 'GmbH', 'e. K.', 'OHG'],
  AT: ['', '', 'GmbH', 'OG', 'e. U.'],
  CH: ['', '', 'AG', 'GmbH'],
}
