/** A wine as estates of a region make it: name, colour, sweetness (reference keys), euro per bottle from–to. */
export type WineStyle = { name: string; color: number; tipi: number; from: number; to: number }

type WineRegion = {
  mensey: number
  region: string
  estates: readonly string[]
  styles: readonly WineStyle[]
}

const style =
  (color: number, usual: number) =>
  (name: string, from: number, to: number, tipi = usual): WineStyle => ({ name, color, tipi, from, to })

const DRY = 1
const OFF_DRY = 3
const MEDIUM = 4
const SWEET = 5
const NOBLE = 6
const BRUT = 7

const red = style(1, DRY)
const white = style(2, DRY)
const rose = style(3, DRY)
const sparkling = style(4, BRUT)
const dessert = style(5, SWEET)
const orange = style(6, DRY)

export const wineRegions: readonly WineRegion[] = [
  {
    mensey: 1,
    region: 'Mosel',
    estates: ['Weingut Schieferhaus', 'Weingut Kettermann', 'Weingut Sankt Nikolaus'],
    styles: [
      white('Riesling Kabinett', 9, 15, OFF_DRY),
      white('Riesling vom Schiefer', 8, 13),
      white('Riesling Spätlese', 12, 24, MEDIUM),
      dessert('Riesling Beerenauslese', 38, 90, NOBLE),
      sparkling('Riesling Sekt', 13, 19),
    ],
  },
  {
    mensey: 1,
    region: 'Rheingau',
    estates: ['Weingut Domherrenhof', 'Weingut Abteiberg', 'Weingut Freiherr von Lohen'],
    styles: [
      white('Riesling Großes Gewächs', 28, 48),
      white('Riesling Ortswein', 10, 15),
      red('Spätburgunder', 14, 32),
      rose('Spätburgunder Rosé', 8, 11),
    ],
  },
  {
    mensey: 1,
    region: 'Pfalz',
    estates: ['Weingut Haardtblick', 'Weingut Lindenfels', 'Weingut Mandelgarten'],
    styles: [
      white('Weißburgunder', 8, 14),
      white('Grauburgunder', 8, 15),
      white('Sauvignon Blanc', 9, 14),
      red('Dornfelder', 7, 10),
      red('Cuvée Tradition', 9, 18),
      dessert('Huxelrebe Auslese', 14, 26),
    ],
  },
  {
    mensey: 1,
    region: 'Baden',
    estates: ['Weingut Kaiserhalde', 'Winzerhof Rebstöckle', 'Weingut am Vulkan'],
    styles: [
      red('Spätburgunder vom Löss', 9, 16),
      red('Spätburgunder Reserve', 22, 42),
      white('Gutedel', 7, 9),
      white('Grauer Burgunder', 9, 16),
      rose('Spätburgunder Weißherbst', 7, 10, OFF_DRY),
    ],
  },
  {
    mensey: 1,
    region: 'Franken',
    estates: ['Weingut Mainschleife', 'Weingut Bocksmühle', 'Weingut Steinmauer'],
    styles: [
      white('Silvaner Alte Reben', 11, 19),
      white('Silvaner', 8, 11),
      white('Müller-Thurgau', 6, 9),
      white('Scheurebe', 8, 12, OFF_DRY),
      red('Domina', 9, 14),
    ],
  },
  {
    mensey: 1,
    region: 'Rheinhessen',
    estates: ['Weingut Roter Hang', 'Weingut Petersberg', 'Weingut Auenhof'],
    styles: [
      white('Riesling Roter Hang', 12, 20),
      white('Chardonnay', 9, 16),
      red('St. Laurent', 9, 15),
      rose('Portugieser Rosé', 6, 8, OFF_DRY),
      sparkling('Pinot Sekt', 12, 18),
    ],
  },
  {
    mensey: 2,
    region: 'Wachau',
    estates: ['Weingut Terrassenhof', 'Domäne Urgestein', 'Weingut Marillenberg'],
    styles: [
      white('Grüner Veltliner Federspiel', 11, 16),
      white('Grüner Veltliner Smaragd', 22, 42),
      white('Riesling Smaragd', 24, 46),
    ],
  },
  {
    mensey: 2,
    region: 'Kamptal',
    estates: ['Weingut Heiligenstein-Hof', 'Weingut Kogelmann', 'Weingut Lössgrube'],
    styles: [
      white('Grüner Veltliner Ried Renner', 14, 26),
      white('Grüner Veltliner', 8, 12),
      red('Zweigelt', 8, 12),
      sparkling('Grüner Veltliner Sekt', 13, 18),
    ],
  },
  {
    mensey: 2,
    region: 'Burgenland',
    estates: ['Weingut Seewinkler', 'Weingut Pannobile-Hof', 'Weingut Leithagrund'],
    styles: [
      red('Blaufränkisch', 9, 16),
      red('Blaufränkisch Reserve', 20, 38),
      red('Zweigelt Heideboden', 9, 14),
      dessert('Ruster Ausbruch', 32, 68, NOBLE),
      rose('Zweigelt Rosé', 7, 10),
    ],
  },
  {
    mensey: 2,
    region: 'Steiermark',
    estates: ['Weingut Klapotetz', 'Weingut Sausalblick', 'Weingut Kranachhof'],
    styles: [
      white('Sauvignon Blanc Klassik', 11, 17),
      white('Morillon', 14, 26),
      white('Gelber Muskateller', 10, 14),
      rose('Schilcher', 8, 11),
      orange('Sauvignon Maischevergoren', 22, 34),
    ],
  },
  {
    mensey: 3,
    region: 'Wallis',
    estates: ['Kellerei Rhonetal', 'Domaine du Soleil', 'Cave des Coteaux'],
    styles: [
      white('Fendant', 12, 17),
      white('Petite Arvine', 18, 28),
      red('Cornalin', 22, 34),
      red('Dôle', 13, 18),
    ],
  },
  {
    mensey: 3,
    region: 'Bündner Herrschaft',
    estates: ['Weingut Falknisblick', 'Weingut Torkelhaus', 'Weingut Rofels'],
    styles: [red('Blauburgunder', 18, 32), white('Completer', 26, 42), white('Riesling-Silvaner', 14, 19)],
  },
  {
    mensey: 4,
    region: 'Bordeaux',
    estates: ['Château Belle Rive', 'Château Les Tourelles', 'Château Haut-Marsan', 'Château La Fontenelle'],
    styles: [
      red('Médoc', 14, 26),
      red('Saint-Émilion Grand Cru', 26, 58),
      red('Bordeaux Supérieur', 9, 14),
      white('Entre-Deux-Mers', 8, 12),
      dessert('Sauternes', 28, 64, NOBLE),
    ],
  },
  {
    mensey: 4,
    region: 'Burgund',
    estates: ['Domaine Perrault-Vial', 'Domaine de la Combe', 'Domaine Jobard-Lenoir'],
    styles: [
      red('Bourgogne Pinot Noir', 18, 30),
      red('Gevrey-Chambertin', 48, 88),
      white('Chablis', 18, 30),
      white('Meursault', 46, 84),
    ],
  },
  {
    mensey: 4,
    region: 'Champagne',
    estates: ['Champagne Villard-Petit', 'Champagne Blanchet', 'Champagne Roussel & Fils'],
    styles: [
      sparkling('Brut Réserve', 32, 46),
      sparkling('Blanc de Blancs', 42, 68),
      sparkling('Rosé Brut', 38, 54),
      sparkling('Extra Brut Millésime', 48, 86, 8),
    ],
  },
  {
    mensey: 4,
    region: 'Rhône',
    estates: ['Domaine des Oliviers', 'Mas du Mistral', 'Domaine Saint-Vincent'],
    styles: [
      red('Côtes du Rhône', 8, 12),
      red('Châteauneuf-du-Pape', 32, 58),
      red('Crozes-Hermitage', 17, 28),
      rose('Tavel', 12, 17),
      white('Viognier', 11, 18),
    ],
  },
  {
    mensey: 4,
    region: 'Loire',
    estates: ['Domaine des Ardoises', 'Château de la Rive', 'Domaine Beauvoir'],
    styles: [
      white('Sancerre', 17, 26),
      white('Muscadet Sur Lie', 8, 12),
      red('Chinon', 10, 16),
      sparkling('Crémant de Loire', 11, 16),
    ],
  },
  {
    mensey: 4,
    region: 'Elsass',
    estates: ['Domaine Storchennest', 'Maison Baer-Lichtlé', 'Domaine du Grasberg'],
    styles: [
      white('Gewürztraminer', 12, 20, MEDIUM),
      white('Pinot Gris', 11, 18),
      sparkling("Crémant d'Alsace", 11, 16),
    ],
  },
  {
    mensey: 5,
    region: 'Toskana',
    estates: ['Fattoria Poggio Verde', 'Tenuta San Cassiano', 'Podere Le Querce', 'Castello di Montegrillo'],
    styles: [
      red('Chianti Classico', 12, 20),
      red('Chianti Classico Riserva', 20, 34),
      red('Brunello di Montalcino', 36, 68),
      red('Toscana Rosso', 9, 14),
      dessert('Vin Santo', 28, 48),
    ],
  },
  {
    mensey: 5,
    region: 'Piemont',
    estates: ['Cascina Belvedere', 'Azienda Agricola Rocchetti', 'Cantina Tre Colline'],
    styles: [
      red('Barolo', 34, 66),
      red("Barbera d'Asti", 9, 16),
      red('Nebbiolo Langhe', 14, 22),
      white('Gavi', 10, 15),
      sparkling("Moscato d'Asti", 9, 13, SWEET),
    ],
  },
  {
    mensey: 5,
    region: 'Venetien',
    estates: ['Villa Lucchesi', 'Cantina Monteforte', 'Tenuta Ca’ Bianca'],
    styles: [
      red('Amarone della Valpolicella', 32, 62),
      red('Valpolicella Ripasso', 13, 20),
      white('Lugana', 10, 16),
      white('Soave Classico', 8, 13),
      sparkling('Prosecco Superiore', 10, 15, 9),
    ],
  },
  {
    mensey: 5,
    region: 'Südtirol',
    estates: ['Kellerei Rebmann', 'Ansitz Hohenbühel', 'Weingut Unterpichl'],
    styles: [
      red('Lagrein', 12, 22),
      red('Vernatsch', 8, 12),
      white('Pinot Bianco', 11, 18),
      white('Kerner', 11, 16),
    ],
  },
  {
    mensey: 5,
    region: 'Sizilien',
    estates: ['Tenuta del Vulcano', 'Feudo Sole Rosso', 'Cantine Santa Rosalia'],
    styles: [
      red("Nero d'Avola", 7, 12),
      red('Etna Rosso', 16, 30),
      white('Grillo', 8, 12),
      dessert('Passito di Pantelleria', 22, 38),
    ],
  },
  {
    mensey: 6,
    region: 'Rioja',
    estates: ['Bodegas Valdeolmos', 'Bodegas Marqués del Soto', 'Viña Santa Inés'],
    styles: [
      red('Rioja Crianza', 9, 14),
      red('Rioja Reserva', 14, 24),
      red('Rioja Gran Reserva', 24, 46),
      white('Rioja Blanco', 8, 13),
      rose('Rioja Rosado', 7, 10),
    ],
  },
  {
    mensey: 6,
    region: 'Ribera del Duero',
    estates: ['Bodegas Peña Alta', 'Dominio de la Encina', 'Bodegas Torreluna'],
    styles: [red('Tinto Fino Roble', 10, 15), red('Ribera Crianza', 16, 26), red('Ribera Reserva', 28, 52)],
  },
  {
    mensey: 6,
    region: 'Penedès',
    estates: ['Caves Montserrat', 'Celler Can Rovira', 'Mas Oliveda'],
    styles: [
      sparkling('Cava Brut Reserva', 9, 15),
      white('Xarel·lo', 9, 14),
      red('Tempranillo Ull de Llebre', 9, 14),
    ],
  },
  {
    mensey: 7,
    region: 'Douro',
    estates: ['Quinta da Ribeira', 'Quinta do Mirante', 'Quinta das Amendoeiras'],
    styles: [
      red('Douro Tinto', 8, 13),
      red('Douro Reserva', 16, 28),
      dessert('Tawny Port 10 Jahre', 22, 32),
      dessert('Late Bottled Vintage Port', 18, 28),
    ],
  },
  {
    mensey: 7,
    region: 'Alentejo',
    estates: ['Herdade da Cortiça', 'Herdade Monte Sereno', 'Adega do Sobreiro'],
    styles: [red('Alentejo Tinto', 7, 11), red('Alicante Bouschet', 14, 24), white('Antão Vaz', 8, 12)],
  },
  {
    mensey: 8,
    region: 'Ägäis',
    estates: ['Bağevi Urla', 'Ege Bağları', 'Zeytinlik Şarapçılık'],
    styles: [
      red('Cabernet Sauvignon', 12, 20),
      red('Kalecik Karası', 11, 18),
      white('Bornova Misketi', 9, 14),
      rose('Çalkarası Rosé', 9, 13),
    ],
  },
  {
    mensey: 8,
    region: 'Kappadokien',
    estates: ['Peri Bacası Şarapları', 'Kızılırmak Bağları', 'Ürgüp Konağı'],
    styles: [
      white('Emir', 9, 14),
      white('Narince', 11, 18),
      red('Öküzgözü', 10, 16),
      red('Boğazkere', 12, 20),
    ],
  },
  {
    mensey: 9,
    region: 'Nemea',
    estates: ['Ktima Argolis', 'Domaine Helios', 'Ktima Pelopos'],
    styles: [red('Agiorgitiko', 10, 17), white('Moschofilero', 9, 13)],
  },
  {
    mensey: 10,
    region: 'Tokaj',
    estates: ['Pincészet Hegyalja', 'Királyhegy Birtok', 'Szent Tamás Pince'],
    styles: [dessert('Tokaji Aszú 5 Puttonyos', 34, 58, NOBLE), white('Furmint', 12, 20)],
  },
  {
    mensey: 11,
    region: 'Kachetien',
    estates: ['Marani Alasani', 'Qvevri-Hof Telawi', 'Weingut Zinandali Tal'],
    styles: [red('Saperavi', 10, 16), orange('Rkatsiteli Qvevri', 14, 24)],
  },
  {
    mensey: 12,
    region: 'Stellenbosch',
    estates: ['Oude Kloof Estate', 'Jonkerskop Hill', 'Blue Crane Winery'],
    styles: [red('Pinotage', 9, 16), red('Cape Blend', 14, 26), white('Chenin Blanc', 8, 13)],
  },
  {
    mensey: 13,
    region: 'Mendoza',
    estates: ['Bodega Los Álamos', 'Finca Cóndor', 'Bodega Valle Alto'],
    styles: [red('Malbec', 9, 15), red('Malbec Gran Reserva', 22, 38), white('Torrontés', 8, 12)],
  },
  {
    mensey: 14,
    region: 'Colchagua',
    estates: ['Viña Cordillera Azul', 'Viña Tres Ríos', 'Viña Santa Aurelia'],
    styles: [
      red('Carménère', 8, 14),
      red('Cabernet Sauvignon Reserva', 10, 17),
      white('Sauvignon Blanc', 8, 12),
    ],
  },
  {
    mensey: 15,
    region: 'Kalifornien',
    estates: ['Golden Creek Cellars', 'Stone Oak Vineyards', 'Redwood Hollow Winery'],
    styles: [
      red('Zinfandel', 12, 22),
      red('Cabernet Sauvignon', 26, 58),
      white('Chardonnay Barrel Select', 16, 30),
    ],
  },
  {
    mensey: 16,
    region: 'Barossa Valley',
    estates: ['Kookaburra Ridge', 'Old Wagon Wines', 'Two Gums Estate'],
    styles: [red('Shiraz', 13, 28), red('Grenache Old Vine', 18, 32)],
  },
  {
    mensey: 17,
    region: 'Marlborough',
    estates: ['Kiwi Bay Estate', 'Southern Sounds', 'Silver Fern Hills'],
    styles: [white('Sauvignon Blanc', 11, 18), red('Pinot Noir', 16, 28)],
  },
  {
    mensey: 18,
    region: 'Bekaa-Ebene',
    estates: ['Château Zahlé', 'Domaine des Cèdres', 'Château Baalbek'],
    styles: [red('Bekaa Rouge', 12, 24), rose('Bekaa Rosé', 10, 15)],
  },
]
